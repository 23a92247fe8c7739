import type { Dispatch, ReactNode } from 'react';
import type { PostFields } from '#domain/blog/post.ts';
import { boxClasses, Field } from '#ui/field/field.tsx';
import { CategoryField } from './category-field.tsx';
import type { EditorAction } from './editor-state.ts';
import { ImageField } from './image-field.tsx';
import { MetaField } from './meta-field.tsx';
import { ReviewFields } from './review-fields.tsx';
import { SharedPreviews } from './shared-previews.tsx';
import { type FieldProblems, summedField } from './summed-field.ts';
import { TagField } from './tag-field.tsx';

interface DetailsProps {
  fields: PostFields;
  problems: FieldProblems;
  /** Whether the post is public. */
  published: boolean;
  dispatch: Dispatch<EditorAction>;
  onSlug: (slug: string) => void;
  siteName: string;
  host: string;
  onSignedOut: () => void;
}

/** All fields of a post except title and text. */
export function Details(props: DetailsProps) {
  const { fields, problems, published, dispatch, onSlug, siteName, host, onSignedOut } = props;
  const change = (changes: Partial<PostFields>) => dispatch({ kind: 'changed', changes });
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <Card title="Summary and search">
        <Field
          label="Excerpt"
          hint="Two sentences for the list of articles."
          {...summedField('excerpt', problems.excerpt)}
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
          problem={problems.metaDescription}
          onChange={(text) => change({ metaDescription: text === '' ? null : text })}
        />
        <SharedPreviews fields={fields} siteName={siteName} host={host} />
      </Card>
      <div className="grid grid-cols-1 gap-6">
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
        <Card title="Picture">
          <ImageField
            image={fields.featuredImage}
            alt={fields.featuredImageAlt}
            problems={{ image: problems.featuredImage, alt: problems.featuredImageAlt }}
            onImage={(featuredImage) => change({ featuredImage, featuredImageAlt: '' })}
            onAlt={(featuredImageAlt) => change({ featuredImageAlt })}
            onSignedOut={onSignedOut}
          />
        </Card>
        <Card title="Address">
          <Field
            label="Slug"
            hint={
              published
                ? 'The address of the post. Changed, the old one leads to the new one.'
                : 'The address of the post. It follows the title until you change it.'
            }
            {...summedField('slug', problems.slug)}
          >
            {(box) => (
              <input
                {...box}
                name="slug"
                value={fields.slug}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                onChange={({ target }) => onSlug(target.value)}
                className={boxClasses}
              />
            )}
          </Field>
        </Card>
      </div>
    </div>
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
