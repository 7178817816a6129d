/** Long enough for the page to have drawn what the alert is about: an alert stops all drawing. */
const drawnMs = 50;

export const alertWhenDrawn = (text: string): void => {
  setTimeout(() => window.alert(text), drawnMs);
};
