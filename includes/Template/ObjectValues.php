<?php
/**
 * Variable values that come from a page's object: its post, term, author or archive.
 */

declare(strict_types=1);

namespace Pharos\Template;

use Pharos\Compat\AcfFields;
use Pharos\Compat\Shop;
use Pharos\Content\PostTitle;
use Pharos\Content\Restriction;
use Pharos\Core\Limits;
use Pharos\ObjectMeta\ObjectMeta;
use Pharos\ObjectMeta\PrimaryTerm;
use Pharos\Page\Context;
use Pharos\Page\PageUrl;
use Pharos\Text\Shortcodes;
use Pharos\Text\Text;
use WP_Post;
use WP_Post_Type;
use WP_Term;
use WP_User;

/**
 * All values are plain text. Content that is password-protected, or that another plugin hides from visitors, is never revealed, even to
 * visitors who have entered the password or are members.
 */
final class ObjectValues {
	/** Separator of the names of a term and its ancestors. */
	private const PATH = ' › ';

	/** Splits the content of a post into pages. */
	private const PAGE_BREAK = '<!--nextpage-->';

	/** Maximum number of bytes of a character, except for a few emoji. */
	private const BYTES = 16;

	private ?string $content = null;

	public function __construct(
		private readonly Context $context,
		private readonly bool $generate,
	) {}

	public function title(): string {
		$object = $this->context->object;
		return match ($this->context->kind) {
			// A static home page without title is named like the site.
			Context::POST => $object->post_title === '' && PageUrl::is_front_page($object)
				? ''
				: self::title_of($object),
			Context::ATTACHMENT, Context::POSTS_PAGE => self::title_of($object),
			Context::TERM => Text::plain($object->name),
			Context::AUTHOR => Text::plain($object->display_name),
			// A week, or a month without a year, has no name.
			Context::DATE => (new ArchiveValues($this->context))->date() ?:
			__('Archives', 'pharos-seo'),
			Context::POST_TYPE_ARCHIVE => $object instanceof WP_Post
				? self::title_of($object)
				: Text::plain($object->labels->name ?? ''),
			Context::SEARCH => sprintf(
				/* translators: %s: the words searched for. */
				__('Search results for “%s”', 'pharos-seo'),
				Text::collapse($this->context->search),
			),
			Context::NOT_FOUND => __('Page not found', 'pharos-seo'),
			default => '',
		};
	}

	/** Most posts have a title: then the other class isn't loaded. */
	private static function title_of(WP_Post $post): string {
		return Text::plain($post->post_title) ?: PostTitle::for_post($post);
	}

	/** The excerpt; if there is none and descriptions may be generated, the content. */
	public function excerpt(): string {
		$text = $this->excerpt_only();
		if ($this->context->post()) {
			return $text === '' && $this->generate ? $this->content() : $text;
		}
		return self::cut($text);
	}

	/** The manual summary: excerpt, description of a term or of an archive, biography, tagline. */
	public function excerpt_only(): string {
		$object = $this->context->object;
		return match ($this->context->kind) {
			Context::POST, Context::ATTACHMENT, Context::POSTS_PAGE => self::excerpt_of($object),
			Context::TERM => $this->term_description(),
			Context::AUTHOR => $this->biography(),
			Context::POST_TYPE_ARCHIVE => match (true) {
				$object instanceof WP_Post => self::excerpt_of($object),
				$object instanceof WP_Post_Type => self::archive_description($object),
				default => '',
			},
			Context::HOME => Text::plain((string) get_option('blogdescription')),
			default => '',
		};
	}

	/** The beginning of the content; of a paginated post, of the current page. */
	public function content(): string {
		return $this->content ??= $this->beginning();
	}

	private function beginning(): string {
		$post = $this->context->post();
		if (!$post || Restriction::hides_content($post)) {
			return '';
		}
		$content = Restriction::stored($post);
		if (str_contains($content, self::PAGE_BREAK)) {
			$content = explode(self::PAGE_BREAK, $content)[$this->context->page - 1] ?? '';
		}
		$enough = self::BYTES * Limits::all()['description'];
		$text = Text::prose(Restriction::visible_content($content, $post, $enough));
		return self::cut(
			$text === '' && $this->context->page === 1 ? self::in_fields($post) : $text,
		);
	}

	/** The first text in the fields of a post without content. */
	private static function in_fields(WP_Post $post): string {
		foreach (function_exists('get_field_objects') ? AcfFields::texts($post) : [] as $html) {
			$text = Text::prose($html);
			if (preg_match('/\p{L}/u', $text) === 1) {
				return $text;
			}
		}
		return '';
	}

	public function term_title(): string {
		return Text::plain($this->context->term()->name ?? '');
	}

	public function term_description(): string {
		return Text::prose($this->context->term()->description ?? '');
	}

	/** @param string $separator Separator of the names, without spaces; '' for the default. */
	public function term_hierarchy(string $separator = ''): string {
		$term = $this->context->term();
		if (!$term) {
			return '';
		}
		$path = array_reverse(get_ancestors($term->term_id, $term->taxonomy, 'taxonomy'));
		$terms = array_map(static fn(int $id) => get_term($id, $term->taxonomy), $path);
		return self::names([...$terms, $term], $separator === '' ? self::PATH : " $separator ");
	}

	/** @param 'display_name'|'first_name'|'last_name'|'nickname'|'user_url' $field */
	public function author(string $field): string {
		return Text::plain((string) $this->context->author()?->get($field));
	}

	/** The author's biographical info. */
	public function biography(): string {
		return Text::prose((string) $this->context->author()?->get('description'));
	}

	/**
	 * As the page shows it. A format with the time zone, such as "c", is for programs: the same moment as in the rest of the head.
	 *
	 * @param 'date'|'modified' $which
	 */
	public function post_date(string $format, string $which = 'date'): string {
		$post = $this->context->post();
		$is_moment = preg_match('/(?<!\\\\)[creTOPpUZ]/', $format) === 1;
		$date = $is_moment ? $this->context->when($which) : null;
		$date ??= $post ? get_post_datetime($post, $which) : false;
		return $date ? (string) wp_date($format, $date->getTimestamp()) : '';
	}

	/** The primary term of the post type's main taxonomy; otherwise its first term by name. */
	public function primary_term(): string {
		$post = $this->context->post();
		return $post ? self::names([PrimaryTerm::find($post, $this->context->meta())]) : '';
	}

	/** The post's primary term in a taxonomy, if one was selected. */
	public function chosen_term(string $taxonomy): string {
		$main = $this->context->meta()->id("primary_$taxonomy");
		$terms = array_column($main > 0 ? $this->seen_terms($taxonomy) : [], null, 'term_id');
		return self::names([$terms[$main] ?? null]);
	}

	/** The post's first term in a taxonomy, by name. */
	public function first_term(string $taxonomy): string {
		$terms = $this->seen_terms($taxonomy);
		return self::names([$terms[0] ?? null]);
	}

	/** The post's terms in a public taxonomy. */
	public function terms(string $taxonomy): string {
		return self::names($this->seen_terms($taxonomy));
	}

	/**
	 * A custom field of a post or term; WordPress's protected fields ("_…") aren't available.
	 *
	 * @param bool $is_data Whether the value is for structured data: a date such as "2026-11-27" in place of the one that visitors read.
	 */
	public function field(string $name, bool $is_data = false): string {
		$object = $this->context->object;
		$is_post = $object instanceof WP_Post && !Restriction::hides_content($object);
		if ($name === '' || is_protected_meta($name) || !($is_post || $object instanceof WP_Term)) {
			return '';
		}
		$text = null;
		if (function_exists('get_field_object')) {
			$id = $is_post ? $object->ID : "term_$object->term_id";
			$text = $is_data ? AcfFields::data($name, $id) : null;
			$text ??= AcfFields::value($name, $id);
		}
		$value =
			$text ??
			($is_post
				? get_post_meta($object->ID, $name, true)
				: maybe_unserialize(ObjectMeta::meta('term', $object->term_id)[$name][0] ?? ''));
		$text = is_scalar($value) ? (string) $value : '';
		// Themes show fields with their shortcodes.
		return Text::plain(str_contains($text, '[') ? Shortcodes::without($text) : $text);
	}

	/** The title of a public parent. */
	public function parent_title(): string {
		$object = $this->context->object;
		$parent =
			$object instanceof WP_Post && $object->post_parent > 0
				? get_post($object->post_parent)
				: null;
		return match (true) {
			$parent && is_post_publicly_viewable($parent) => self::title_of($parent),
			$object instanceof WP_Term && $object->parent > 0 => self::names([
				get_term($object->parent, $object->taxonomy),
			]),
			default => '',
		};
	}

	/**
	 * A label of the post type; on a term archive, of the first post type with the taxonomy.
	 *
	 * @param 'name'|'singular_name' $label
	 */
	public function type(string $label): string {
		$object = $this->context->object;
		$type = match (true) {
			$object instanceof WP_Post => get_post_type_object($object->post_type),
			$object instanceof WP_Term => get_post_type_object(
				get_taxonomy($object->taxonomy)->object_type[0] ?? '',
			),
			$object instanceof WP_Post_Type => $object,
			default => null,
		};
		return Text::plain($type->labels->$label ?? '');
	}

	/** A value of a store's product; the price as the store displays it. */
	public function product(string $name): string {
		$product = Shop::is_there() ? Shop::product($this->context->post()) : null;
		return match (true) {
			!$product => '',
			$name === 'product_price' => Text::plain($product->displayed_price()),
			// Stores use WordPress's field.
			$name === 'product_short_description' => $this->excerpt_only(),
			default => Text::plain($product->value(substr($name, strlen('product_')))),
		};
	}

	public function id(): string {
		$object = $this->context->object;
		return match (true) {
			$object instanceof WP_Post, $object instanceof WP_User => (string) $object->ID,
			$object instanceof WP_Term => (string) $object->term_id,
			default => '',
		};
	}

	/** The slug of the object in its URL. */
	public function slug(): string {
		$object = $this->context->object;
		$slug = match (true) {
			$object instanceof WP_Post => $object->post_name,
			$object instanceof WP_Term => $object->slug,
			$object instanceof WP_User => $object->user_nicename,
			default => '',
		};
		// Slugs in other scripts are stored percent-encoded.
		return Text::plain(urldecode($slug));
	}

	public function url(): string {
		$object = $this->context->object;
		$url = match (true) {
			$object instanceof WP_Post => get_permalink($object),
			$object instanceof WP_Term => get_term_link($object),
			$object instanceof WP_User => get_author_posts_url($object->ID, $object->user_nicename),
			$object instanceof WP_Post_Type => get_post_type_archive_link($object->name),
			$this->context->kind === Context::HOME => $this->context->home_url(),
			default => '',
		};
		return is_string($url) ? $url : '';
	}

	/** The caption of an attachment, on its page. */
	public function caption(): string {
		return $this->context->kind === Context::ATTACHMENT ? $this->excerpt_only() : '';
	}

	/**
	 * What other code says about an archive. The description that a post type is registered with is its developer's note to
	 * administrators ("Place post type."), which few themes show.
	 */
	private static function archive_description(WP_Post_Type $type): string {
		return Text::prose((string) apply_filters('get_the_post_type_description', '', $type));
	}

	private static function excerpt_of(WP_Post $post): string {
		return $post->post_excerpt === '' || Restriction::hides_excerpt($post)
			? ''
			: Text::prose($post->post_excerpt);
	}

	private static function cut(string $text): string {
		return $text === '' ? '' : Text::fit($text, Limits::all()['description']);
	}

	/** @return WP_Term[] The terms that WordPress has loaded with the posts of the page. */
	private function terms_of(string $taxonomy): array {
		$post = $this->context->post();
		$terms = $post ? get_the_terms($post, $taxonomy) : false;
		return is_array($terms) ? $terms : [];
	}

	/** @return list<WP_Term> Empty for taxonomies that aren't public. */
	private function seen_terms(string $taxonomy): array {
		return is_taxonomy_viewable($taxonomy) ? array_values($this->terms_of($taxonomy)) : [];
	}

	private static function names(array $terms, string $between = ', '): string {
		$terms = array_filter($terms, static fn($term): bool => $term instanceof WP_Term);
		return implode(
			$between,
			array_map(static fn(WP_Term $term): string => Text::plain($term->name), $terms),
		);
	}
}
