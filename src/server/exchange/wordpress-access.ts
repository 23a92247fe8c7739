import { type HeldBack, hasClosedParts, isOpenToAll, speaksOfAccess } from './held-back.ts';

/** Restrictions of readers in an item of WordPress, beside its state. */
export interface AccessFindings {
  heldBack: HeldBack | undefined;
  doubts: string[];
}

/** The data of an item that may restrict readers. */
export interface ItemAccess {
  html: string;
  /** Undefined if the file does not say. */
  password: string | undefined;
  meta: readonly { key: string; value: string }[];
  /** Kinds of labels, such as 'post_tag'. */
  labelKinds: readonly string[];
  /** Names of all elements of the item. */
  elements: readonly string[];
}

/**
 * Keys of settings that do not restrict readers: WordPress itself, search engines, statistics, sharing. All others belong to
 * unknown plugins, and plugins may restrict readers.
 */
const harmlessMeta =
  /^(_edit_(last|lock)|_thumbnail_id|_wp_old_(slug|date)|_pingme|_encloseme|_oembed_.*|_wp_desired_post_slug|_post_restored_from|classic-editor-remember|inline_featured_image|_last_editor_used_jetpack|_jetpack_(dont_email_post_to_subs|related_posts_cache|post_thumbnail|blogging_prompt_key)|_publicize_.*|_wpas_.*|jetpack_(publicize|social)_.*|_yoast_wpseo_(metadesc|title|focuskw.*|linkdex|content_score|primary_category|estimated-reading-time-minutes|opengraph-.*|twitter-.*|wordproof_timestamp)|rank_math_(description|title|focus_keyword|primary_category|seo_score|internal_links_processed|analytic_object_id|og_content_image|facebook_.*|twitter_.*)|_aioseop?_(title|description|keywords|og_.*|twitter_.*)|advanced_seo_description|_genesis_(title|description)|_monsterinsights_.*|_mi_skip_tracking|om_disable_all_campaigns|(_|wpb_)?(post_)?views(_count)?|dsq_thread_id|_dsq_.*|ampforwp-amp-on-off|_primary_category|timeline_notification|_share_on_mastodon)$/;

/** Settings that restrict no readers with these values. */
const harmlessValues = new Map([
  ['_wp_page_template', /^(?:default)?$/],
  ['_yoast_wpseo_meta-robots-noindex', /^[02]?$/],
  ['_jetpack_newsletter_tier_id', /^0?$/],
  ['footnotes', /^(?:\[\])?$/],
]);

const ownElements = new Set(
  `title link pubDate dc:creator guid description content:encoded excerpt:encoded wp:post_id wp:post_date wp:post_date_gmt
  wp:post_modified wp:post_modified_gmt wp:comment_status wp:ping_status wp:post_name wp:status wp:post_parent wp:menu_order
  wp:post_type wp:post_password wp:is_sticky wp:comment wp:postmeta category #text`.split(/\s+/),
);
const ownLabels = new Set(['category', 'post_tag', 'post_format']);

/** Reads the restrictions of an item: its password, plugins' settings, closed parts, and everything unknown. */
export function readAccess({ html, password, meta, labelKinds, elements }: ItemAccess): AccessFindings {
  if (password === undefined)
    return { heldBack: undefined, doubts: ['the file does not say whether a password protected it'] };
  if (password !== '') return { heldBack: 'password', doubts: [] };
  const settings = meta.filter(({ key, value }) => !harmlessMeta.test(key) && !harmlessValues.get(key)?.test(value));
  const limits = settings.filter(({ key, value }) => speaksOfAccess(key) && !isOpenToAll(value));
  const strange = settings.filter(({ key }) => !speaksOfAccess(key)).map(({ key }) => key);
  const doubts = [
    ...named('a setting that is not known here', strange),
    ...named(
      'a label that is not known here',
      labelKinds.filter((kind) => !ownLabels.has(kind)),
    ),
    ...named(
      'a part that is not known here',
      elements.filter((name) => !ownElements.has(name) && !name.startsWith('@')),
    ),
  ];
  return { heldBack: limits.length > 0 || hasClosedParts(html) ? 'members' : undefined, doubts };
}

function named(what: string, names: readonly string[]): string[] {
  const shortened = [...new Set(names)].map((name) => name.slice(0, 60));
  return shortened.length === 0
    ? []
    : [`${what} (${shortened.slice(0, 5).join(', ')}${shortened.length > 5 ? ', …' : ''})`];
}
