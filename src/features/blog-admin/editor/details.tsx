import type { ReactNode } from 'react';
import { boxClasses, Field } from '#ui/field/field.tsx';
import { CategoryField } from './category-field.tsx';
import { ImageField } from './image-field.tsx';
import { MetaField } from './meta-field.tsx';
import { ReviewFields } from './review-fields.tsx';
import { SharedPreviews } from './shared-previews.tsx';
import { summedField } from './summed-field.ts';
import { TagField } from './tag-field.tsx';
import type { PostEditor } from './use-post-editor.ts';

interface DetailsProps {
  editor: PostEditor;
}

/** All fields of a post except title and text. */
export function Details({ editor }: DetailsProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <SummaryCard editor={editor} />
      <div className="grid grid-cols-1 gap-6">
        <AboutCard editor={editor} />
        <PictureCard editor={editor} />
        <AddressCard editor={editor} />
      </div>
    </div>
  );
}

function SummaryCard({ editor: { state, change, settings } }: DetailsProps) {
  const { fields, saving } = state;
  return (
    <Card title="Summary and search">
      <Field
        label="Excerpt"
        hint="Two sentences for the list of articles."
        {...summedField('excerpt', saving.problems.excerpt)}
      >
        {(box) => (
          <textarea
            {...box}
            name="excerpt"
            rows={3}
            value={fields.excerpt}
            onChange={({ target }) => change({ excerpt: target.value })}
            className={boxClasses}
          />
        )}
      </Field>
      <MetaField
        value={fields.metaDescription ?? ''}
        problem={saving.problems.metaDescription}
        onChange={(text) => change({ metaDescription: text === '' ? null : text })}
      />
      <SharedPreviews fields={fields} siteName={settings.siteName} host={settings.host} />
    </Card>
  );
}

function AboutCard({ editor: { state, change } }: DetailsProps) {
  const { fields, stored, saving } = state;
  const { problems } = saving;
  const published = stored?.published ?? false;
  return (
    <Card title="About the post">
      <Field label="Author" required {...summedField('author', problems.author)}>
        {(box) => (
          <input
            {...box}
            name="author"
            value={fields.author}
            onChange={({ target }) => change({ author: target.value })}
            className={boxClasses}
          />
        )}
      </Field>
      <ReviewFields fields={fields} problems={problems} onChange={change} />
      <CategoryField
        value={fields.category}
        problem={problems.category}
        onChange={(category) => change({ category })}
      />
      <TagField tags={fields.tags} problem={problems.tags} onChange={(tags) => change({ tags })} />
      <div className="grid gap-2">
        <Switch label="Featured" checked={fields.featured} onChange={(featured) => change({ featured })} />
        <Switch label="Published" checked={published} />
        <p className="text-sm text-ink-soft">
          {published
            ? 'Readers see this post. Update brings them your changes.'
            : 'Readers do not see this post yet. Publish, below, shows it to them.'}
        </p>
      </div>
    </Card>
  );
}

function PictureCard({ editor: { state, change, askToSignIn } }: DetailsProps) {
  const { fields, saving } = state;
  return (
    <Card title="Picture">
      <ImageField
        image={fields.featuredImage}
        alt={fields.featuredImageAlt}
        problems={{ image: saving.problems.featuredImage, alt: saving.problems.featuredImageAlt }}
        onImage={(featuredImage) => change({ featuredImage, featuredImageAlt: '' })}
        onAlt={(featuredImageAlt) => change({ featuredImageAlt })}
        onSignedOut={askToSignIn}
      />
    </Card>
  );
}

function AddressCard({ editor: { state, dispatch } }: DetailsProps) {
  const { fields, stored, saving } = state;
  return (
    <Card title="Address">
      <Field
        label="Slug"
        hint={
          stored?.published
            ? 'The address of the post. Changed, the old one leads to the new one.'
            : 'The address of the post. It follows the title until you change it.'
        }
        {...summedField('slug', saving.problems.slug)}
      >
        {(box) => (
          <input
            {...box}
            name="slug"
            value={fields.slug}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => dispatch({ kind: 'slug-typed', slug: target.value })}
            className={boxClasses}
          />
        )}
      </Field>
    </Card>
  );
}

export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 rounded-card border border-line bg-surface p-5 md:p-6">
      <h2 className="text-h4">{title}</h2>
      <div className="mt-4 grid grid-cols-1 gap-5">{children}</div>
    </section>
  );
}

interface SwitchProps {
  label: string;
  checked: boolean;
  /** Left out where the box is read-only. */
  onChange?: (checked: boolean) => void;
}

function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 font-semibold">
      <input
        type="checkbox"
        checked={checked}
        disabled={!onChange}
        onChange={({ target }) => onChange?.(target.checked)}
        className="size-5"
      />
      {label}
    </label>
  );
}
