export { ChildRole, portTakenExitCode } from './child-role.ts';
export { findPort, PortTaken } from './find-port.ts';
export { DataDirInUse, lockDataDir } from './lock-data-dir.ts';
