<?php
/**
 * Updates stored data when content changes.
 */

declare(strict_types=1);

namespace Pharos;

use WP_Post;
use WP_User;

/**
 * WordPress's hooks for changes call this class once per change; it notifies the parts that store derived data: the
 * image cache, the sitemap tables, the analysis reports, page caches. All but the first act at the end of the request.
 */
final class ContentChanges {
	/** @var array<int, Sitemaps\SitemapChanges> By site of a network. */
	private static array $sitemaps = [];

	/** Meta keys of an attachment that image data is derived from. */
	private const OF_FILES = [
		'_wp_attached_file',
		'_wp_attachment_metadata',
		'_wp_attachment_image_alt',
	];

	/** Sitemaps\Indexable::FIELDS, and the fields that permalinks use. */
	private const OF_SITEMAPS = ['noindex', 'canonical', 'redirect', 'primary_category'];

	/** On `wp_after_insert_post`. */
	public static function post_saved(WP_Post $post, ?WP_Post $before): void {
		self::sitemaps()?->post_saved($post, $before);
		Analysis\ReportChanges::post_saved($post, $before);
		ObjectSeo\TextIndex::changed($post);
		SearchConsole\Data\Posts::changed($post->ID);
		TermUrls\TermUrlChanges::post($post, $before);
		if ($post->post_status === 'publish' || $before?->post_status === 'publish') {
			self::forget_texts();
		}
	}

	/** On `clean_post_cache`. */
	public static function post_cleaned(WP_Post $post): void {
		self::sitemaps()?->post_cleaned($post);
		if ($post->post_status === 'publish') {
			self::forget_texts();
		}
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
		Analysis\ReportChanges::post($post);
		ObjectSeo\TextIndex::changed($post);
		SearchConsole\Data\Posts::changed($post->ID);
		TermUrls\TermUrlChanges::post(null, $post);
		self::forget_texts();
	}

	/** A media file is new or attached to another post: on `add_attachment`, `attachment_updated`. */
	public static function file_saved(int $id, int ...$parents): void {
		self::sitemaps()?->file_saved($id, ...$parents);
		Analysis\ReportChanges::file();
	}

	/** On `wp_media_attach_action`. */
	public static function file_attached(int $id, int $parent): void {
		self::sitemaps()?->file_saved($id, $parent);
	}

	/** On `delete_attachment`. */
	public static function file_deleted(int $id): void {
		self::sitemaps()?->file_changed($id);
		Analysis\ReportChanges::file();
	}

	/**
	 * On `set_object_terms`.
	 *
	 * @param int[] $now    Term taxonomy ids of the post's terms in the taxonomy.
	 * @param int[] $before Term taxonomy ids before the change.
	 * @param bool  $append Whether terms were appended: then none were removed.
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
			Analysis\ReportChanges::terms_of($post, $taxonomy);
			ObjectSeo\TextIndex::changed($post);
			TermUrls\TermUrlChanges::terms_of($post, $taxonomy);
			self::forget_texts();
		}
	}

	/**
	 * On `deleted_term_relationships`.
	 *
	 * @param int[] $gone Term taxonomy ids of the removed terms.
	 */
	public static function terms_taken(int $post, array $gone, string $taxonomy): void {
		self::sitemaps()?->terms_of_post_changed($post, [], $gone, $taxonomy);
		Analysis\ReportChanges::terms_of($post, $taxonomy);
	}

	/** A term was added, changed or deleted. @param int $id The term taxonomy id. */
	public static function term(int $id, string $taxonomy): void {
		self::sitemaps()?->term_changed($id, $taxonomy);
		Analysis\ReportChanges::term($taxonomy);
		TermUrls\TermUrlChanges::term($taxonomy);
		self::forget_texts();
	}

	/** On `profile_update`. */
	public static function user(int $id, WP_User $before): void {
		self::sitemaps()?->user_changed($id, $before);
		Analysis\ReportChanges::user($id);
	}

	/** On `deleted_user`. @param int $heir The user who gets the posts; 0 for none. */
	public static function user_deleted(int $id, int $heir): void {
		self::sitemaps()?->user_deleted($id, $heir);
		Analysis\ReportChanges::content();
	}

	/** On `pharos_sitemap_changed`. */
	public static function series(string $series): void {
		self::sitemaps()?->series($series);
		self::forget_texts();
	}

	/**
	 * A meta row was added, changed or deleted. Most rows concern neither images nor Pharos.
	 *
	 * @param 'post'|'term'|'user'        $kind
	 * @param 'added'|'updated'|'deleted' $change
	 * @param int                         $object The object's id; 0 for many objects at once.
	 * @param \Closure(): Settings\Settings $settings
	 * @param \Closure(): ?IndexNow\Notes   $notes
	 */
	public static function meta(
		string $kind,
		string $change,
		int $object,
		string $key,
		\Closure $settings,
		\Closure $notes,
	): void {
		if ($kind === 'post' && $key === '_pharos_shown') {
			// Content\VisibilityRows::KEY: visitors get other texts and images.
			self::sitemaps()?->post_row_changed($object);
			self::forget_texts();
			return;
		}
		if (
			$kind === 'post' &&
			is_user_logged_in() &&
			!str_starts_with($key, '_edit_') &&
			!str_contains($key, '_pharos_')
		) {
			// It may say who can read the post.
			Content\VisitorCheck::changed($object);
		}
		// Other meta keys are ruled out without loading the class.
		$field = str_contains($key, '_pharos_') ? ObjectMeta\ObjectMeta::field($kind, $key) : null;
		if ($field !== null) {
			if (ObjectSeo\Images::is_field($field)) {
				ObjectSeo\Images::remember($kind, $object);
			}
			if ($kind === 'post' && $field === 'schemas') {
				Schema\HomePage::post_changed($object);
			}
			// Stored results of checks aren't part of the output.
			if (!str_ends_with($field, 'checks')) {
				PageCaches\Purge::field($kind, $object, $field);
				Analysis\ReportChanges::row($kind, $object);
				self::forget_texts();
				$notes()?->row($kind, $object);
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
			Analysis\ReportChanges::file();
			if ($change === 'updated' && $key === '_wp_attached_file') {
				self::sitemaps()?->file_changed($object);
			}
		} elseif ($kind === 'post' && $key === '_thumbnail_id') {
			Analysis\ReportChanges::row($kind, $object);
		}
		if ($kind === 'post' && $field === 'primary_category') {
			TermUrls\TermUrlChanges::terms_of($object, 'category');
		}
		// The last one is Compat\ServicePages::JETPACK.
		if (
			in_array($field, self::OF_SITEMAPS, true) ||
			in_array($key, ['_thumbnail_id', 'jetpack_seo_noindex'], true)
		) {
			self::sitemaps()?->{"{$kind}_row_changed"}($object);
		}
	}

	/** Deletes the cached text of llms.txt and the cached schema map, if there are any. */
	private static function forget_texts(): void {
		// SchemaMap\Cache::TOKEN, which is autoloaded.
		if (isset(wp_load_alloptions()['pharos_schema_map'])) {
			SchemaMap\Cache::forget();
		}
		// LlmsTxt\TextCache::MADE, which is autoloaded.
		if (isset(wp_load_alloptions()['pharos_llms_txt_made'])) {
			LlmsTxt\TextCache::forget();
		}
	}

	/** Returns the instance of the current site of a network; null while sitemaps are turned off, because there are no tables. */
	private static function sitemaps(): ?Sitemaps\SitemapChanges {
		$blog = get_current_blog_id();
		return Sitemaps\Tables::exist()
			? (self::$sitemaps[$blog] ??= new Sitemaps\SitemapChanges(
				$blog,
				Analysis\ReportChanges::take(...),
				Analysis\ReportChanges::refuse(...),
			))
			: null;
	}
}
