import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { emailMaxLength, previewDelayMs } from '../../../src/domain/uiLimits.ts';
import {
  type NewsletterPost,
  checkEmail,
  minutesToWait,
  newsletterText,
  waitText,
} from '../../../src/domain/newsletterForm.ts';
import { showToast } from '../toast/showToast.ts';
import { subscribe, type Outcome, keepAttempts, readAttempts } from './subscribe.ts';

/** post is null if no address is sent anywhere; note explains that to readers. */
export interface NewsletterFormProps {
  post: NewsletterPost | null;
  note: string | null;
}

export function NewsletterForm({ post, note }: NewsletterFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const attempted = useRef(false);
  /** Whether anything was typed; tabbing past shows no error. */
  const touched = useRef(false);
  // Before hydration, the form is the server's plain form.
  const [alive, setAlive] = useState(false);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);

  useEffect(() => {
    if (input.current?.value) {
      touched.current = true;
      setTyped(input.current.value);
    }
    setAlive(true);
  }, []);

  useEffect(() => {
    // The field lost the focus when it was disabled, and nothing else has it.
    const isAnswered = !busy && attempted.current;
    if (isAnswered && document.activeElement === document.body) input.current?.focus();
  }, [busy]);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    // Before any await: otherwise the browser submits a form that opens a tab.
    // From the field: autofilled text may not be in the state yet.
    const check = checkEmail(input.current?.value ?? '');
    const wait = minutesToWait(readAttempts(), Date.now());
    const opensTab = post !== null && post.tab !== null;
    if (!opensTab || check.kind === 'refused' || wait > 0) event.preventDefault();
    if (busy) return;
    if (check.kind === 'refused') {
      setError(check.message);
      input.current?.focus();
      return;
    }
    if (wait > 0) {
      setError(waitText(wait));
      return;
    }
    keepAttempts([...readAttempts(), Date.now()]);
    setError('');
    if (opensTab) {
      showToast({ text: newsletterText.opened, kind: 'good' });
      return;
    }
    attempted.current = true;
    setBusy(true);
    const outcome = post === null ? await pretend() : await subscribe(post, check.email);
    setBusy(false);
    setDone(outcome === 'subscribed');
    if (outcome === 'subscribed') {
      setTyped('');
      showToast({ text: newsletterText.success, kind: 'good' });
    } else {
      setError(outcome === 'malformed' ? newsletterText.malformed : newsletterText.failure);
      showToast({ text: newsletterText.failureToast, kind: 'bad' });
    }
  }

  const described = [note !== null && 'news-note', error !== '' && 'news-error'].filter(Boolean).join(' ');
  return (
    <form
      className="field"
      noValidate={alive}
      onSubmit={(event) => {
        void submit(event);
      }}
      {...(post === null ? { method: 'dialog' } : { action: post.action, method: 'post' })}
      target={post !== null && post.tab !== null ? '_blank' : undefined}
    >
      {Object.entries(post?.hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="news-email">Email address</label>
      <div className="field__row">
        <input
          ref={input}
          id="news-email"
          name={post?.emailField}
          type="email"
          required
          maxLength={emailMaxLength}
          autoComplete="email"
          aria-describedby={described === '' ? undefined : described}
          aria-invalid={error === '' ? undefined : true}
          value={typed}
          disabled={busy}
          onChange={(event) => {
            touched.current = true;
            setTyped(event.target.value);
            setDone(false);
            setError('');
          }}
          onBlur={({ target }) => {
            // A disabled button cannot be pressed, so the empty field shows the error.
            if (alive && !done && touched.current && target.value.trim() === '')
              setError(newsletterText.empty);
          }}
        />
        {/* Enabled at first: a disabled button would stop an early Enter, which the loader repeats. */}
        <button
          className={post === null ? 'btn js-only' : 'btn'}
          type="submit"
          disabled={alive && (busy || typed.trim() === '')}
        >
          {busy ? newsletterText.subscribing : newsletterText.subscribe}
        </button>
      </div>
      <p className="err" id="news-error" role="alert">
        {error}
      </p>
      {note !== null && (
        <p className="small" id="news-note">
          {note}
        </p>
      )}
    </form>
  );
}

async function pretend(): Promise<Outcome> {
  await new Promise((resolve) => setTimeout(resolve, previewDelayMs));
  return 'subscribed';
}
