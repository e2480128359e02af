<?php
/**
 * What a post, term or author says of itself to search engines and networks.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

use Pharos\Head\Tag;
use Pharos\Settings\Url;
use Pharos\Social\Image;
use Pharos\Template\Text;
use WP_Post;
use WP_Term;
use WP_User;

/**
 * Read from meta rows, `_pharos_` and the field's name (see prefix(); Fields lists them). Visitors' pages load it: it reads what WordPress has
 * loaded with the object, all at once. Rows can be written by anybody: what does not fit its field is not there.
 */
final class Own {
	/** How the names of meta rows begin; those of authors begin with prefix(). */
	public const PREFIX = '_pharos_';

	/** The field of what is known about the images; written by Images. */
	public const IMAGES = 'images';

	/** @param array<string, string> $rows Of the object, by field; those that are there. */
	private function __construct(private readonly array $rows) {}

	public static function of(?object $object): self {
		$place = self::place($object);
		return $place === null ? self::none() : self::at(...$place);
	}

	/** @param 'post'|'term'|'user' $kind Of meta. */
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
	 * How the names of meta rows of a kind begin. All sites of a network share the rows of users, so those of a site's authors begin
	 * with the prefix of its tables, as WordPress's user options do. The site whose tables have none, where a network begins,
	 * keeps the names that it had before.
	 *
	 * @param 'post'|'term'|'user' $kind
	 * @param int|null             $site Of a network; the current one by default.
	 */
	public static function prefix(string $kind, ?int $site = null): string {
		global $wpdb;
		$tables = $kind === 'user' ? $wpdb->get_blog_prefix($site) : $wpdb->base_prefix;
		return $tables === $wpdb->base_prefix ? self::PREFIX : $tables . self::PREFIX;
	}

	/** The name of a field's row. @param 'post'|'term'|'user' $kind */
	public static function key(string $kind, string $field): string {
		return self::prefix($kind) . $field;
	}

	/** The field that a row is about; null for a row of something else, or of another site. @param 'post'|'term'|'user' $kind */
	public static function field(string $kind, string $key): ?string {
		$prefix = self::prefix($kind);
		return str_starts_with($key, $prefix) ? substr($key, strlen($prefix)) : null;
	}

	/**
	 * The autosave whose rows a preview shows: the one whose text WordPress shows. Null where it shows none, which is whenever
	 * the request has no valid nonce, or comes from somebody who may not edit the post.
	 */
	private static function autosave(int $id): ?int {
		$has_preview =
			// WordPress adds this filter as it puts the autosave's text into the post.
			has_filter('get_post_metadata', '_wp_preview_meta_filter') !== false &&
			get_queried_object_id() === $id &&
			current_user_can('edit_post', $id);
		$autosave = $has_preview ? wp_get_post_autosave($id) : false;
		return $autosave ? $autosave->ID : null;
	}

	/** @return array<string, list<string>> All rows of an object, as they are stored. */
	public static function meta(string $kind, int $id): array {
		// Asked for the meta of one term, WordPress loads that of every term on the page too.
		$meta = $kind === 'term' ? wp_cache_get($id, 'term_meta') : false;
		$meta = is_array($meta) ? $meta : get_metadata($kind, $id);
		return is_array($meta) ? $meta : [];
	}

	/** Of an object that says nothing. */
	public static function none(): self {
		return new self([]);
	}

	/**
	 * Of fields that are not stored, or not yet.
	 *
	 * @param array<string, string> $fields
	 */
	public static function from(array $fields): self {
		return new self(array_filter($fields, is_string(...)));
	}

	/**
	 * Where the meta of an object is.
	 *
	 * @return array{'post'|'term'|'user', int}|null Kind of meta and id; null for what has none.
	 */
	public static function place(?object $object): ?array {
		return match (true) {
			$object instanceof WP_Post => ['post', $object->ID],
			$object instanceof WP_Term => ['term', $object->term_id],
			$object instanceof WP_User => ['user', $object->ID],
			default => null,
		};
	}

	/** A text or a template; '' when it says none. */
	public function text(string $field): string {
		return Text::collapse($this->rows[$field] ?? '');
	}

	/** Of noindex, nofollow, noarchive, nosnippet and noimageindex: null where it leaves that to its kind. */
	public function directive(string $field): ?bool {
		return match ($this->rows[$field] ?? '') {
			'yes' => true,
			'no' => false,
			default => null,
		};
	}

	/** A limit of previews, as it stands in the robots meta tag; '' where it leaves that to its content type. */
	public function limit(string $field): string {
		$value = $this->rows[$field] ?? '';
		return preg_match('/^(?:-1|\d{1,6}|none|standard|large)\z/', $value) === 1 ? $value : '';
	}

	public function id(string $field): int {
		$id = $this->rows[$field] ?? '';
		return ctype_digit($id) ? (int) $id : 0;
	}

	/** @return array<mixed> What a field holds that is a map; nothing where that is damaged. */
	public function map(string $field): array {
		$map = isset($this->rows[$field]) ? maybe_unserialize($this->rows[$field]) : [];
		return is_array($map) ? $map : [];
	}

	/** An address with its host; '' when there is none that a page may lead to. */
	public function address(string $field): string {
		$address = $this->text($field);
		$url = str_starts_with($address, '/') ? self::on_this_site($address) : $address;
		return $url !== '' && Url::is_valid($url) && Tag::is_safe($url) ? $url : '';
	}

	/** @param 'facebook'|'twitter' $network */
	public function image(string $network): ?Image {
		$facts = $this->map(self::IMAGES)[$network] ?? null;
		return is_array($facts) && ($facts['of'] ?? null) === $this->image_fields($network)
			? Image::remembered($facts)
			: Image::at($this->address("{$network}_image"));
	}

	/** What the fields of an image say: as long as they do, what is known about it is true. */
	public function image_fields(string $network): string {
		return $this->id("{$network}_image_id") . ' ' . $this->address("{$network}_image");
	}

	/** Paths are those that visitors see: with the folder of a site that lives in one. */
	private static function on_this_site(string $path): string {
		$home = home_url('/');
		$folder = (string) wp_parse_url($home, PHP_URL_PATH);
		return str_starts_with($path, $folder) && $folder !== '/'
			? substr($home, 0, -strlen($folder)) . $path
			: untrailingslashit($home) . $path;
	}
}
