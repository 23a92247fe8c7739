import { ButtonLink } from '#ui/button/button-link.tsx';
import { ToastRegion } from '#ui/toast/toast-region.tsx';
import { CopyButton } from './copy-button.tsx';

const address = 'reception@clinic.example';

export function BesideAMailLink() {
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={`mailto:${address}`} look="secondary" icon="mail">
          Email us
        </ButtonLink>
        <CopyButton text={address} />
      </div>
      <ToastRegion />
    </>
  );
}

export function WithWordsOfItsOwn() {
  return (
    <CopyButton text="https://clinic.example/tools" done="Link copied">
      Copy link
    </CopyButton>
  );
}
