/** A script that has said nothing for this long is not coming. */
const timeoutMs = 15_000;

const loads = new Map<string, Promise<void>>();

function insert(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`The script ${url} did not load`));
    };
    const timer = setTimeout(fail, timeoutMs);
    script.src = url;
    script.async = true;
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', fail);
    document.head.append(script);
  });
}

/** Loads a provider's script once per page. A load that failed is tried again the next time. */
export function loadScript(url: string): Promise<void> {
  const known = loads.get(url);
  if (known !== undefined) return known;
  const load = insert(url).catch((error: unknown) => {
    loads.delete(url);
    throw error;
  });
  loads.set(url, load);
  return load;
}
