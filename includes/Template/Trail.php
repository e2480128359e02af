<?php
/**
 * The breadcrumb trail from the home page to a page.
 */

declare(strict_types=1);

namespace Pharos\Template;

use Pharos\Content\PostTitle;
use Pharos\Core\AddOns;
use Pharos\ObjectMeta\PrimaryTerm;
use Pharos\Page\Context;
use Pharos\Page\PageUrl;
use Pharos\Settings\Settings;
use Pharos\Text\Text;
use WP_Post;
use WP_Post_Type;
use WP_Term;

/**
 * The same trail for visitors and structured data. Contains only pages that visitors can open: unpublished pages,
 * objects without a page and redirected pages are omitted, while their ancestors stay.
 *
 * @phpstan-type Item array{name: string, url: string}
 */
final class Trail {
	/**
	 * Returns the trail from the home page to the page itself. On page 2 and up, the page number follows the first page.
	 *
	 * @return list<array{name: string, url: string}> Plain texts and absolute URLs; empty on the home page and where there's no page.
	 */
	public static function build(Context $page, Settings $settings): array {
		$trail = self::items($page, $settings);
		if ($trail === []) {
			return [];
		}
		/**
		 * Filters the breadcrumb trail of a page. It doesn't run where there is none: on the home page and on 404 pages. It
		 * applies to the front end and to structured data.
		 *
		 * @param list<array{name: string, url: string}> $trail Plain texts and absolute URLs (http or https). The last item is the
		 *       page itself.
		 * @param Context                                $page  The subject of the page.
		 *
		 * @since 1.0.0
		 * @see docs/breadcrumbs.md
		 * @example add_filter('pharos_breadcrumbs', static function (array $trail): array {
		 * 	array_splice($trail, 1, 0, [['name' => 'Shop', 'url' => home_url('/shop/')]]);
		 * 	return $trail;
		 * });
		 */
		$filtered = apply_filters('pharos_breadcrumbs', $trail, $page);
		if ($filtered === $trail) {
			return $trail;
		}
		if (!is_array($filtered)) {
			return AddOns::refuse('pharos_breadcrumbs', $filtered, $trail);
		}
		$fitting = array_filter($filtered, self::is_item(...));
		if (count($fitting) < count($filtered)) {
			AddOns::refuse('pharos_breadcrumbs', $filtered);
		}
		return array_map(
			static fn(array $item): array => [
				'name' => Text::collapse($item['name']),
				'url' => $item['url'],
			],
			array_values($fitting),
		);
	}

	/** Returns the label of the home page. */
	public static function home_label(Settings $settings): string {
		// A string of WordPress: front-end pages don't need to load Pharos's translations for it.
		return Text::collapse($settings->get('breadcrumbs_home')) ?: __('Home', 'default');
	}

	/** @return list<Item> */
	private static function items(Context $page, Settings $settings): array {
		$is_home = $page->kind === Context::HOME || PageUrl::is_front_page($page->post());
		$itself = $is_home ? null : self::item($page) ?? self::unpublished($page);
		if (!$itself && !($is_home && $page->page > 1)) {
			return [];
		}
		$home = ['name' => self::home_label($settings), 'url' => $page->home_url()];
		$above = array_map(self::item(...), $is_home ? [] : self::above($page));
		return array_values(array_filter([$home, ...$above, $itself, self::number($page)]));
	}

	/** @return Item|null Null for pages that visitors can't open or that have no URL or no name. */
	private static function item(Context $page): ?array {
		$post = $page->post();
		$url = $post && !is_post_type_viewable($post->post_type) ? '' : PageUrl::for_context($page);
		$name = $url === '' ? '' : (new ObjectValues($page, false))->title();
		return $name === '' ? null : ['name' => $name, 'url' => $url];
	}

	/** @return Item|null The unpublished page that its author previews. */
	private static function unpublished(Context $page): ?array {
		$post = $page->post();
		return $post
			? ['name' => PostTitle::for_post($post), 'url' => (string) get_permalink($post)]
			: null;
	}

	/** @return Item|null The page number, on page 2 and up. */
	private static function number(Context $page): ?array {
		$url = $page->page > 1 ? PageUrl::for_context($page, $page->page) : '';
		if ($url === '') {
			return null;
		}
		/* translators: %s: number of a page of a list. */
		$name = sprintf(__('Page %s', 'pharos-seo'), number_format_i18n($page->page));
		return ['name' => $name, 'url' => $url];
	}

	/** @return list<Context> The pages between the home page and a page. */
	private static function above(Context $page): array {
		$object = $page->object;
		return match ($page->kind) {
			Context::POST => [
				...self::archive($object->post_type),
				...self::parents($object) ?: self::terms(PrimaryTerm::find($object, $page->meta())),
			],
			Context::ATTACHMENT, Context::POSTS_PAGE => self::parents($object),
			Context::TERM => [
				...self::archive(self::only_type($object)),
				...self::terms(get_term($object->parent, $object->taxonomy)),
			],
			Context::DATE => self::periods($page->date),
			default => [],
		};
	}

	/** @return list<Context> The post type archive, if it is a separate page. */
	private static function archive(string $type): array {
		if ($type === 'post') {
			$id = get_option('show_on_front') === 'page' ? (int) get_option('page_for_posts') : 0;
			$post = $id > 0 ? get_post($id) : null;
			return $post && !PageUrl::is_front_page($post)
				? [new Context(Context::POSTS_PAGE, $post)]
				: [];
		}
		$object = get_post_type_object($type);
		return $object instanceof WP_Post_Type &&
			$object->has_archive &&
			is_post_type_viewable($object)
			? [new Context(Context::POST_TYPE_ARCHIVE, $object)]
			: [];
	}

	/** Returns the post type of a taxonomy; '' if it has several. */
	private static function only_type(WP_Term $term): string {
		$types = array_filter(
			(array) (get_taxonomy($term->taxonomy)->object_type ?? []),
			is_post_type_viewable(...),
		);
		return count($types) === 1 ? (string) current($types) : '';
	}

	/** @return list<Context> The ancestors, topmost first. */
	private static function parents(WP_Post $post): array {
		$parents = array_filter(
			array_map(get_post(...), get_post_ancestors($post)),
			static fn(?WP_Post $parent): bool => $parent &&
				// An attachment page may redirect to its parent.
				$parent->post_type !== 'attachment' &&
				!PageUrl::is_front_page($parent),
		);
		return array_map(Context::of_post(...), array_reverse($parents));
	}

	/** @return list<Context> The term and its ancestors, topmost first. */
	private static function terms(mixed $term): array {
		if (!($term instanceof WP_Term) || !is_taxonomy_viewable($term->taxonomy)) {
			return [];
		}
		$terms = array_map(
			static fn(int $id): mixed => get_term($id, $term->taxonomy),
			get_ancestors($term->term_id, $term->taxonomy, 'taxonomy'),
		);
		return array_map(
			static fn(WP_Term $one): Context => new Context(Context::TERM, $one),
			array_filter(
				[...array_reverse($terms), $term],
				static fn(mixed $one): bool => $one instanceof WP_Term,
			),
		);
	}

	/**
	 * @param array<string, int> $date
	 * @return list<Context> The year and month of a date.
	 */
	private static function periods(array $date): array {
		$periods = [];
		for ($parts = 1; $parts < count($date); $parts++) {
			$periods[] = new Context(Context::DATE, date: array_slice($date, 0, $parts));
		}
		return $periods;
	}

	private static function is_item(mixed $item): bool {
		return is_array($item) &&
			is_string($item['name'] ?? null) &&
			Text::collapse($item['name']) !== '' &&
			is_string($item['url'] ?? null) &&
			preg_match('~^https?://[^\s<>"]+\z~i', $item['url']) === 1;
	}
}
