export declare const wantedMajor: number;
export declare function findNode(root: string): string;
