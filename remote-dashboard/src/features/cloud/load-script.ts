/** A script that has said nothing for this long is not coming. */
const timeoutMs = 15_000;

/** The page itself knows which scripts it has: an element stands for a load, `data-loaded` for its end. */
const elementOf = (url: string): HTMLScriptElement | null =>
  Array.from(document.scripts).find((script) => script.src === url) ?? null;

function insert(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  document.head.append(script);
  return script;
}

/** Loads a provider's script once per page. A load that failed is tried again the next time. */
export function loadScript(url: string): Promise<void> {
  const script = elementOf(url) ?? insert(url);
  if (script.dataset['loaded'] === 'true') return Promise.resolve();
  return new Promise((resolve, reject) => {
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`The script ${url} did not load`));
    };
    const timer = setTimeout(fail, timeoutMs);
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      script.dataset['loaded'] = 'true';
      resolve();
    });
  });
}
