import type { RuntimeSettings } from '../../contracts/index.ts';
import { shellMessages } from '../../messages/shell.ts';
import styles from '../actions/text-link.module.css';

type Links = NonNullable<RuntimeSettings['links']>;

const names = ['terms', 'privacy', 'imprint', 'contact'] as const satisfies readonly (keyof Links)[];

/** Links to the terms, the privacy policy, the imprint and the contact, as far as the administrator has set them. */
export function ServiceLinks({ links }: { readonly links: Links | undefined }) {
  return names.map((name) => {
    const address = links?.[name];
    if (address === undefined) return null;
    return (
      <span key={name}>
        {' '}
        <a href={address} className={styles['link']} rel="noopener">
          {shellMessages.serviceLinks[name]}
        </a>
      </span>
    );
  });
}
