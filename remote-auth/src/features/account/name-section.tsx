import { zodResolver } from '@hookform/resolvers/zod';
import type { HostServices } from '@app/shared/federation';
import { accountMessages, signUpMessages } from '@app/shared/messages';
import { Button, Field } from '@app/shared/ui';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { failureText } from '../../shared/failure.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { fullNameField } from '../../shared/new-account-fields.ts';
import { useFormHold } from '../../shared/use-form-hold.ts';
import { useSubmission } from '../../shared/use-submission.ts';
import { changeName } from './change-name.api.ts';
import styles from './name-section.module.css';
import { Section } from './section.tsx';

const texts = accountMessages.name;
const nameForm = z.object({ username: fullNameField });

type NameForm = z.infer<typeof nameForm>;

export interface NameSectionProps {
  readonly host: HostServices;
  readonly name: string;
  readonly onChanged: () => Promise<void>;
}

/** The name that was given at sign-up, and the way to change it. */
export function NameSection({ host, name, onChanged }: NameSectionProps) {
  const { register, handleSubmit, reset, formState } = useForm<NameForm>({
    resolver: zodResolver(nameForm),
    defaultValues: { username: name },
  });
  const { errors, isDirty } = formState;
  useFormHold(host, isDirty);
  const { busy, failure, run } = useSubmission<NameForm>(
    async ({ username }) => {
      await changeName(host.http, username);
      host.notify.success(texts.succeeded);
      reset({ username });
      await onChanged();
    },
    (error) => failureText(error, `${accountMessages.notDone} ${accountMessages.notDoneNext}`),
    'stays',
  );
  return (
    <Section title={texts.title} lead={texts.lead}>
      <form className={styles['form']} noValidate onSubmit={(event) => void handleSubmit(run)(event)}>
        <Field
          {...register('username')}
          id="username"
          label={signUpMessages.fullName}
          error={errors.username?.message}
          autoComplete="name"
        />
        <Button type="submit" variant="secondary" busy={busy}>
          {busy ? texts.busy : texts.submit}
        </Button>
        {failure !== undefined && <FormAlert>{failure}</FormAlert>}
      </form>
    </Section>
  );
}
