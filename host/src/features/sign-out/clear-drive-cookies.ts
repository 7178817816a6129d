/** The Google Drive access token and its expiry. They are readable by the page, and so must not outlive the session. */
const names = ['gdrive_token', 'gdrive_token_expires'];
/** A cookie is only removed under the path it was set with. */
const paths = ['/dashboard', '/'];

export function clearDriveCookies(page: Pick<Document, 'cookie'>): void {
  for (const name of names) {
    for (const path of paths) page.cookie = `${name}=; Path=${path}; Max-Age=0; SameSite=Strict`;
  }
}
