/** For screens: pages of documents as pictures, drawn in a process that can be killed. */
export { openModestDrawer, type Crop, type CropDrawer, type WholePage } from './pdf/crop-drawer.ts';
export { cropRequest } from './report/crops/crop-request.ts';
