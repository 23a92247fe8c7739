import { Picture } from './picture.tsx';

const shore = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 960 640" preserveAspectRatio="xMidYMid slice"><path fill="#dbe7e4" d="M0 0h960v640H0z"/><circle cx="700" cy="190" r="70" fill="#f2d9a4"/><path fill="#2f6f73" d="M0 330c160-40 320 30 480 0s320-30 480 0v310H0z"/><path fill="#eadfc8" d="M0 470c200-50 400 60 960-20v190H0z"/></svg>`,
  )}`;

const picture = {
  src: shore(960, 640),
  width: 960,
  height: 640,
  sources: [{ type: 'image/svg+xml', srcSet: `${shore(480, 320)} 480w, ${shore(960, 640)} 960w` }],
};

const alt = 'A quiet bay in the morning, the sun low over the water';

export function AtTheTopOfAPost() {
  return (
    <Picture
      picture={picture}
      alt={alt}
      sizes="(min-width: 48rem) 680px, 100vw"
      priority
      className="h-auto w-full max-w-170 rounded-large"
    />
  );
}

export function CroppedOnACard() {
  return (
    <div className="max-w-sm overflow-hidden rounded-card border border-edge">
      <Picture picture={picture} alt="" sizes="24rem" className="aspect-video h-auto w-full object-cover" />
      <p className="p-4 text-ink">The title beside it says what the post is about.</p>
    </div>
  );
}
