<?php
/**
 * The custom SEO values of a post, term or author.
 */

declare(strict_types=1);

namespace Pharos\ObjectMeta;

use Pharos\Content\Image;
use Pharos\Core\Tag;
use Pharos\Settings\Url;
use Pharos\Text\Text;
use WP_Post;
use WP_Term;
use WP_User;

/**
 * Read from meta rows named `_pharos_` and the field's name (see prefix(); Fields lists them). Used on the front end: it only reads the
 * meta that WordPress loads with the object, all rows at once. Other code may write the rows too, so invalid values are ignored.
 */
final class ObjectMeta {
	/** Prefix of the meta keys; for authors see prefix(). */
	public const PREFIX = '_pharos_';

	/** The field with data of the images; written by Images. */
	public const IMAGES = 'images';

	/** @param array<string, string> $rows Existing rows of the object, by field. */
	private function __construct(private readonly array $rows) {}

	public static function for_object(?object $object): self {
		$place = self::place($object);
		return $place === null ? self::none() : self::at(...$place);
	}

	/** @param 'post'|'term'|'user' $kind Kind of meta. */
	public static function at(string $kind, int $id): self {
		$rows = [];
		$prefix = self::prefix($kind);
		$preview = $kind === 'post' && is_preview() ? self::autosave($id) : null;
		foreach (self::meta($kind, $preview ?? $id) as $key => $values) {
			if (str_starts_with((string) $key, $prefix) && is_string($values[0] ?? null)) {
				$rows[substr($key, strlen($prefix))] = $values[0];
			}
		}
		return new self($rows);
	}

	/**
	 * The prefix of the meta keys of a kind. All sites of a network share user meta, so keys of authors begin with the prefix of the site's
	 * tables, like WordPress's user options. The network's main site, whose tables have no site number, keeps the keys without it.
	 *
	 * @param 'post'|'term'|'user' $kind
	 * @param int|null             $site Id of a site of the network; default: the current site.
	 */
	public static function prefix(string $kind, ?int $site = null): string {
		global $wpdb;
		$tables = $kind === 'user' ? $wpdb->get_blog_prefix($site) : $wpdb->base_prefix;
		return $tables === $wpdb->base_prefix ? self::PREFIX : $tables . self::PREFIX;
	}

	/** The meta key of a field. @param 'post'|'term'|'user' $kind */
	public static function key(string $kind, string $field): string {
		return self::prefix($kind) . $field;
	}

	/** The field of a meta key; null for other keys, or another site's. @param 'post'|'term'|'user' $kind */
	public static function field(string $kind, string $key): ?string {
		$prefix = self::prefix($kind);
		return str_starts_with($key, $prefix) ? substr($key, strlen($prefix)) : null;
	}

	/**
	 * The autosave that a preview shows: the same as WordPress's. Null if WordPress shows none: without a valid nonce, or for users who
	 * can't edit the post.
	 */
	private static function autosave(int $id): ?int {
		$has_preview =
			// WordPress adds this filter when it replaces the post's text with the autosave's.
			has_filter('get_post_metadata', '_wp_preview_meta_filter') !== false &&
			get_queried_object_id() === $id &&
			current_user_can('edit_post', $id);
		$autosave = $has_preview ? wp_get_post_autosave($id) : false;
		return $autosave ? $autosave->ID : null;
	}

	/** @return array<string, list<string>> All meta rows of an object, as stored. */
	public static function meta(string $kind, int $id): array {
		// Avoids get_metadata() for terms, which loads the meta of every term on the page.
		$meta = $kind === 'term' ? wp_cache_get($id, 'term_meta') : false;
		$meta = is_array($meta) ? $meta : get_metadata($kind, $id);
		return is_array($meta) ? $meta : [];
	}

	/** An object without custom values. */
	public static function none(): self {
		return new self([]);
	}

	/**
	 * Values that aren't stored (yet).
	 *
	 * @param array<string, string> $fields
	 */
	public static function from(array $fields): self {
		return new self(array_filter($fields, is_string(...)));
	}

	/**
	 * The kind and id of an object's meta.
	 *
	 * @return array{'post'|'term'|'user', int}|null Null for objects without meta.
	 */
	public static function place(?object $object): ?array {
		return match (true) {
			$object instanceof WP_Post => ['post', $object->ID],
			$object instanceof WP_Term => ['term', $object->term_id],
			$object instanceof WP_User => ['user', $object->ID],
			default => null,
		};
	}

	/** A text or template; '' if not set. */
	public function text(string $field): string {
		return Text::collapse($this->rows[$field] ?? '');
	}

	/** The value of noindex, nofollow, noarchive, nosnippet or noimageindex: null if inherited from the content type. */
	public function directive(string $field): ?bool {
		return match ($this->rows[$field] ?? '') {
			'yes' => true,
			'no' => false,
			default => null,
		};
	}

	/** A preview limit as in the robots meta tag; '' if inherited from the content type. */
	public function limit(string $field): string {
		$value = $this->rows[$field] ?? '';
		return preg_match('/^(?:-1|\d{1,6}|none|standard|large)\z/', $value) === 1 ? $value : '';
	}

	public function id(string $field): int {
		$id = $this->rows[$field] ?? '';
		return ctype_digit($id) ? (int) $id : 0;
	}

	/** @return array<mixed> The value of a field that is a map; empty if corrupted. */
	public function map(string $field): array {
		$map = isset($this->rows[$field]) ? maybe_unserialize($this->rows[$field]) : [];
		return is_array($map) ? $map : [];
	}

	/** An absolute URL; '' if there is none that pages may output. */
	public function address(string $field): string {
		$address = $this->text($field);
		$url = match (true) {
			// Other code may store a URL without its scheme.
			str_starts_with($address, '//') => "https:$address",
			str_starts_with($address, '/') => self::on_this_site($address),
			default => $address,
		};
		return $url !== '' && Url::is_valid($url) && Tag::is_safe($url) ? $url : '';
	}

	/** @param 'facebook'|'twitter' $network */
	public function image(string $network): ?Image {
		$facts = $this->map(self::IMAGES)[$network] ?? null;
		return is_array($facts) && ($facts['of'] ?? null) === $this->image_fields($network)
			? Image::remembered($facts)
			: Image::at($this->address("{$network}_image"));
	}

	/** The values of an image's fields: the stored image data is valid as long as they don't change. */
	public function image_fields(string $network): string {
		return $this->id("{$network}_image_id") . ' ' . $this->address("{$network}_image");
	}

	/** A full URL of a path as visitors see it: with the folder of a site in a subdirectory. */
	private static function on_this_site(string $path): string {
		$home = home_url('/');
		$folder = (string) wp_parse_url($home, PHP_URL_PATH);
		return str_starts_with($path, $folder) && $folder !== '/'
			? substr($home, 0, -strlen($folder)) . $path
			: untrailingslashit($home) . $path;
	}
}
