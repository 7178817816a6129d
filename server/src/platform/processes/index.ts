export { cannotStartExitCode, ChildRole } from './child-role.ts';
export { findPort } from './find-port.ts';
export { explainListening, PortTaken } from './listen-problem.ts';
export { lockDataDir, type DataDirLock } from './lock-data-dir.ts';
export { isMachineShort, MachineShortage } from './machine-shortage.ts';
export { createWorkFolder, sweepWorkFolders } from './work-folder.ts';
