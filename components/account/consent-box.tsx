'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { actAtom, signUpAtom } from '@/lib/state/account/account';
import { PolicyText } from './policy-text';

/** "In the China region sign-in requires ticking consent to terms and privacy policy." */
export function ConsentBox() {
  const words = useId();
  const signUp = useAtomValue(signUpAtom);
  const act = useSetAtom(actAtom);
  const box = useRef<HTMLInputElement>(null);
  const tickedEarly = useRef(false);
  // Hydration keeps what the reader ticked in the HTML of the server without any event, and the
  // next render would untick it. The sign-up itself begins only after this effect.
  useEffect(() => {
    tickedEarly.current = box.current?.checked === true;
  }, []);
  const begun = signUp !== undefined;
  useEffect(() => {
    if (begun && tickedEarly.current) act({ type: 'agree', agreed: true });
    if (begun) tickedEarly.current = false;
  }, [begun, act]);
  return (
    <div className="flex items-start text-small text-ink-2">
      <label className="target -mt-2.75 -ml-3 shrink-0 cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-accent">
        <input
          ref={box}
          type="checkbox"
          checked={signUp?.agreed ?? false}
          onChange={({ target }) => act({ type: 'agree', agreed: target.checked })}
          aria-labelledby={words}
          className="peer sr-only"
        />
        <span className="grid size-5 place-items-center rounded-full border border-field text-transparent peer-checked:border-accent peer-checked:bg-accent peer-checked:text-on-accent">
          <Icon name="check" size={14} />
        </span>
      </label>
      <p id={words}>
        <PolicyText name="box" />
      </p>
    </div>
  );
}
