<?php
/**
 * What a change on the site means for what we know about it.
 */

declare(strict_types=1);

namespace Pharos;

use WP_Post;
use WP_User;

/**
 * WordPress tells of each change once, here; whoever has to know it is told from here: what is known about images, the tables of
 * sitemaps, the reports of the analysis. The latter two act at the end of the request.
 */
final class Changes {
	/** What images are known by. */
	private const OF_FILES = [
		'_wp_attached_file',
		'_wp_attachment_metadata',
		'_wp_attachment_image_alt',
	];

	/** Sitemaps\Indexable::FIELDS, and what permalinks are made of. */
	private const OF_SITEMAPS = ['noindex', 'canonical', 'primary_category'];

	/** On `wp_after_insert_post`. */
	public static function post_saved(WP_Post $post, ?WP_Post $before): void {
		self::sitemaps()?->post_saved($post, $before);
		Analysis\Changes::post_saved($post, $before);
		ObjectSeo\TextIndex::changed($post);
		SearchConsole\Data\Posts::changed($post->ID);
		TermUrls\Changes::post($post, $before);
	}

	/** On `clean_post_cache`. */
	public static function post_cleaned(WP_Post $post): void {
		self::sitemaps()?->post_cleaned($post);
	}

	/** On `wp_update_comment_count`. */
	public static function comments_counted(int $id): void {
		self::sitemaps()?->comments_counted($id);
	}

	/** On `before_delete_post`. */
	public static function post_goes(WP_Post $post): void {
		self::sitemaps()?->files_of($post);
	}

	/** On `deleted_post`. */
	public static function post_deleted(WP_Post $post): void {
		self::sitemaps()?->post_deleted($post);
		Analysis\Changes::post($post);
		ObjectSeo\TextIndex::changed($post);
		SearchConsole\Data\Posts::changed($post->ID);
		TermUrls\Changes::post(null, $post);
	}

	/** A file of the media library is new, or belongs to another post: on `add_attachment`, `attachment_updated`. */
	public static function file_saved(int $id, int ...$parents): void {
		self::sitemaps()?->file_saved($id, ...$parents);
		Analysis\Changes::file();
	}

	/** On `wp_media_attach_action`. */
	public static function file_attached(int $id, int $parent): void {
		self::sitemaps()?->file_saved($id, $parent);
	}

	/** On `delete_attachment`. */
	public static function file_deleted(int $id): void {
		self::sitemaps()?->file_changed($id);
		Analysis\Changes::file();
	}

	/**
	 * On `set_object_terms`.
	 *
	 * @param int[] $now    Of the terms in the taxonomy, by term taxonomy.
	 * @param int[] $before
	 * @param bool  $append What is appended takes nothing away.
	 */
	public static function terms_set(
		int $post,
		array $now,
		array $before,
		string $taxonomy,
		bool $append,
	): void {
		$new = array_diff($now, $before);
		$gone = $append ? [] : array_diff($before, $now);
		self::sitemaps()?->terms_of_post_changed($post, $new, $gone, $taxonomy);
		if ($new || $gone) {
			Analysis\Changes::terms_of($post, $taxonomy);
			ObjectSeo\TextIndex::changed($post);
		}
	}

	/**
	 * On `deleted_term_relationships`.
	 *
	 * @param int[] $gone
	 */
	public static function terms_taken(int $post, array $gone, string $taxonomy): void {
		self::sitemaps()?->terms_of_post_changed($post, [], $gone, $taxonomy);
		Analysis\Changes::terms_of($post, $taxonomy);
	}

	/** A term is new, changed or gone. @param int $id Its term taxonomy. */
	public static function term(int $id, string $taxonomy): void {
		self::sitemaps()?->term_changed($id, $taxonomy);
		Analysis\Changes::term($taxonomy);
		TermUrls\Changes::term($taxonomy);
	}

	/** On `profile_update`. */
	public static function user(int $id, WP_User $before): void {
		self::sitemaps()?->user_changed($id, $before);
		Analysis\Changes::user($id);
	}

	/** On `deleted_user`. @param int $heir Who gets the posts; 0 for nobody. */
	public static function user_deleted(int $id, int $heir): void {
		self::sitemaps()?->user_deleted($id, $heir);
		Analysis\Changes::content();
	}

	/** On `pharos_sitemap_changed`. */
	public static function series(string $series): void {
		self::sitemaps()?->series($series);
	}

	/**
	 * A row of meta is new, changed or gone. Most rows are neither about images nor ours.
	 *
	 * @param 'post'|'term'|'user'        $kind
	 * @param 'added'|'updated'|'deleted' $change
	 * @param int                         $object 0 for many objects at once.
	 * @param \Closure(): Settings\Settings $settings
	 */
	public static function meta(
		string $kind,
		string $change,
		int $object,
		string $key,
		\Closure $settings,
	): void {
		// The names of other rows need no class to be told apart.
		$field = str_contains($key, '_pharos_') ? ObjectSeo\Own::field($kind, $key) : null;
		if ($field !== null) {
			if (ObjectSeo\Images::is_field($field)) {
				ObjectSeo\Images::remember($kind, $object);
			}
			if ($kind === 'post' && $field === 'schemas') {
				Schema\HomePage::post_changed($object);
			}
			// What was checked while somebody wrote is nothing that pages say.
			if (!str_ends_with($field, 'checks')) {
				Analysis\Changes::row($kind, $object);
				if ($kind === 'post') {
					ObjectSeo\TextIndex::changed($object);
					SearchConsole\Data\Posts::changed($object);
				}
			}
		} elseif ($kind === 'post' && in_array($key, self::OF_FILES, true)) {
			(new Social\SiteImages($settings()))->post_changed($object);
			if ($change !== 'added') {
				ObjectSeo\Images::file_changed($object);
			} elseif ($key === '_wp_attached_file') {
				ObjectSeo\Images::file_added($object);
			}
			Analysis\Changes::file();
			if ($change === 'updated' && $key === '_wp_attached_file') {
				self::sitemaps()?->file_changed($object);
			}
		} elseif ($kind === 'post' && $key === '_thumbnail_id') {
			Analysis\Changes::row($kind, $object);
		}
		if (in_array($field, self::OF_SITEMAPS, true) || $key === '_thumbnail_id') {
			self::sitemaps()?->{"{$kind}_row_changed"}($object);
		}
	}

	/** Those of this site of a network; null until sitemaps are switched on: there are no tables. */
	private static function sitemaps(): ?Sitemaps\Changes {
		static $changes = [];
		$blog = get_current_blog_id();
		return Sitemaps\Tables::exist() ? ($changes[$blog] ??= new Sitemaps\Changes($blog)) : null;
	}
}
