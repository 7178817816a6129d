/** Outlines on the grid of `Icon`, each on its own, so that a page loads those only that it shows. */
export const userOutline = 'M13.25 6.75a3.25 3.25 0 1 1-6.5 0 3.25 3.25 0 0 1 6.5 0ZM3.75 16.75a6.25 6.25 0 0 1 12.5 0';
export const helpOutline =
  'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0ZM7.9 8a2.1 2.1 0 1 1 3.2 1.8c-.7.42-1.1.86-1.1 1.7M10 13.9v.01';
export const backOutline = 'M12 5 7 10l5 5';
export const deviceOutline =
  'M4.25 4h11.5c.69 0 1.25.56 1.25 1.25v6.5c0 .69-.56 1.25-1.25 1.25H4.25C3.56 13 3 12.44 3 11.75v-6.5C3 4.56 3.56 4 4.25 4ZM7 16.25h6M10 13v3.25';
export const phoneOutline =
  'M7 2.75h6c.69 0 1.25.56 1.25 1.25v12c0 .69-.56 1.25-1.25 1.25H7c-.69 0-1.25-.56-1.25-1.25V4c0-.69.56-1.25 1.25-1.25ZM9.25 14.75h1.5';
export const trashOutline =
  'M3.5 5.5h13M8 5.25V4c0-.55.45-1 1-1h2c.55 0 1 .45 1 1v1.25M5 5.5l.7 10.1c.05.79.7 1.4 1.5 1.4h5.6c.8 0 1.45-.61 1.5-1.4L15 5.5M8.4 8.75l.2 5M11.6 8.75l-.2 5';
export const lockOutline =
  'M5.75 9h8.5c.83 0 1.5.67 1.5 1.5v5c0 .83-.67 1.5-1.5 1.5h-8.5c-.83 0-1.5-.67-1.5-1.5v-5c0-.83.67-1.5 1.5-1.5ZM6.75 9V6.5a3.25 3.25 0 0 1 6.5 0V9';
export const moreOutline = 'M4.5 10v.01M10 10v.01M15.5 10v.01';
export const nextOutline = 'm8 5 5 5-5 5';
export const pauseOutline = 'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0ZM8.25 7.25v5.5M11.75 7.25v5.5';
export const plusOutline = 'M10 4.5v11M4.5 10h11';
export const pencilOutline = 'm12.9 4.1 3 3L7 16l-3.75.75L4 13ZM11 6l3 3';
export const swapOutline = 'M4 7h11.5M12.75 4.25 15.5 7l-2.75 2.75M16 13H4.5M7.25 10.25 4.5 13l2.75 2.75';
export const cloudOutline = 'M5.75 15.5a3.75 3.75 0 0 1-.42-7.48 5 5 0 0 1 9.62 1.01 3.25 3.25 0 0 1-.45 6.47Z';
export const driveOutline = 'M7.6 3.5h4.8l5.1 8.9-2.4 4.1H4.9l-2.4-4.1ZM10 8.1l2.55 4.4h-5.1Z';
export const folderOutline =
  'M2.5 5.5c0-.83.67-1.5 1.5-1.5h3.1c.4 0 .78.16 1.06.44L9.5 5.75H16c.83 0 1.5.67 1.5 1.5v7.25c0 .83-.67 1.5-1.5 1.5H4c-.83 0-1.5-.67-1.5-1.5Z';
const sheet = 'M5.5 2.75h5.75L15.5 7v8.75c0 .83-.67 1.5-1.5 1.5H6c-.83 0-1.5-.67-1.5-1.5V4.25c0-.83.67-1.5 1.5-1.5';
export const fileOutline = `${sheet}M11 2.75v4.5h4.5`;
export const reportOutline = `${sheet}M11 2.75v4.5h4.5M7.5 10.5h5M7.5 13.5h3.5`;
/** Dashed: it waits. */
export const queuedOutline = 'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z';
