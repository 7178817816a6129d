const eventName = 'dashboard-takeover';

/** Asks the dashboard of a release that broke in this page to leave. True when there was one, and it has left. */
export function takeOver(page: EventTarget): boolean {
  return !page.dispatchEvent(new Event(eventName, { cancelable: true }));
}

/** Calls back when the dashboard of another release takes the place of this one. */
export function onTakenOver(page: EventTarget, leave: () => void): void {
  const listen = (event: Event): void => {
    event.preventDefault();
    leave();
  };
  page.addEventListener(eventName, listen, { once: true });
}
