/** Walks through the provider's pages as a browser does and answers the address that leads back to the service. */
export async function followSignIn(start: string, publicUrl: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  for (let step = 0; step < 10; step += 1) {
    if (url.origin === publicUrl) return url;
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`${url.href} answers ${response.status}: ${await response.text()}`);
    url = new URL(location, url);
  }
  throw new Error('The provider redirects for ever.');
}
