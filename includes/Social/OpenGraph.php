<?php
/**
 * Open Graph tags (ogp.me), which Facebook and most other social networks and messengers use.
 */

declare(strict_types=1);

namespace Pharos\Social;

use Pharos\Compat\Languages;
use Pharos\Compat\Shop;
use Pharos\Content\Image;
use Pharos\Core\Tag;
use Pharos\ObjectMeta\ObjectMeta;
use Pharos\ObjectMeta\PrimaryTerm;
use Pharos\Page\Context;
use Pharos\Settings\Settings;
use Pharos\Text\Text;
use WP_Post;
use WP_User;

final class OpenGraph {
	public function __construct(private readonly Settings $settings) {}

	/**
	 * @param string $canonical The canonical URL of the page; '' if it has none.
	 * @param string $site      The site name as plain text.
	 * @return list<Tag>
	 */
	public function tags(Context $context, Share $share, string $canonical, string $site): array {
		$type = self::type($context);
		$tags = self::properties(['og:locale' => self::locale(get_locale())]);
		array_push($tags, ...self::other_locales());
		$tags = [
			...$tags,
			...self::properties([
				'og:type' => $type,
				'og:title' => $share->title,
				'og:description' => $share->description,
				'og:url' => $canonical,
				'og:site_name' => $site,
				...self::image($share->image),
			]),
		];
		$post = $context->post();
		return match (true) {
			$type === 'article' && $post !== null => [...$tags, ...self::article($context, $post)],
			$type === 'product' => [...$tags, ...self::product($post)],
			$context->object instanceof WP_User => [...$tags, ...self::profile($context->object)],
			default => $tags,
		};
	}

	/** @return list<Tag> The other languages of the page, whose URLs the plugin for languages outputs (hreflang). */
	private static function other_locales(): array {
		$locales =
			// The checks come first, so that sites in one language don't load the class.
			function_exists('pll_the_languages') ||
			defined('ICL_SITEPRESS_VERSION') ||
			class_exists('TRP_Translate_Press', false) ||
			function_exists('qtranxf_getSortedLanguages')
				? array_map(self::locale(...), Languages::alternatives())
				: [];
		return array_map(
			static fn(string $locale): Tag => Tag::property('og:locale:alternate', $locale),
			array_values(array_diff(array_unique($locales), ['', self::locale(get_locale())])),
		);
	}

	/** @return list<Tag> Tags that only Facebook uses: author and publisher of an article. */
	public function facebook(Context $context): array {
		if (self::type($context) !== 'article') {
			return [];
		}
		return self::properties([
			'article:publisher' => Address::facebook($this->settings->get('facebook_page_url')),
			'article:author' => (new Authors($this->settings))->facebook($context),
		]);
	}

	/** Language and territory, such as "de_DE"; '' for a language without territory. */
	public static function locale(string $locale): string {
		// "de_DE_formal" and "pt_PT_ao90" are variants of a locale.
		return preg_match('/^([a-z]{2,3})_([A-Z]{2})(?![A-Za-z\d])/', $locale, $found)
			? "$found[1]_$found[2]"
			: Territories::find($locale);
	}

	/** @return 'website'|'article'|'product'|'profile' */
	private static function type(Context $context): string {
		return match ($context->kind) {
			Context::POST, Context::ATTACHMENT => match (true) {
				Social::is_home($context) => 'website',
				// The function checks come first, so that sites without a store don't load the class.
				(function_exists('wc_get_product') || function_exists('edd_get_download')) &&
					Shop::sells($context->post())
					=> 'product',
				default => 'article',
			},
			Context::AUTHOR => 'profile',
			default => 'website',
		};
	}

	/** @return array<string, string> */
	private static function image(?Image $image): array {
		return $image
			? [
				'og:image' => $image->url,
				'og:image:width' => $image->width > 0 ? (string) $image->width : '',
				'og:image:height' => $image->height > 0 ? (string) $image->height : '',
				'og:image:alt' => $image->alt,
				'og:image:type' => $image->type,
			]
			: [];
	}

	/** @return list<Tag> */
	private static function article(Context $context, WP_Post $post): array {
		$published = $context->when('date');
		$modified = $context->when('modified');
		$tags = self::properties([
			'article:published_time' => $published ? $published->format(DATE_W3C) : '',
			// A scheduled post was last edited before it was published.
			'article:modified_time' =>
				$published && $modified && $modified > $published
					? $modified->format(DATE_W3C)
					: '',
		]);
		// The terms of a password-protected post would reveal its content.
		return $post->post_password === ''
			? [...$tags, ...self::terms($post, $context->meta())]
			: $tags;
	}

	/**
	 * The primary term of the main tree, or its first one, as section; all terms of taxonomies without hierarchy as tags. Only uses terms that
	 * WordPress has loaded with the post.
	 *
	 * @return list<Tag>
	 */
	private static function terms(WP_Post $post, ObjectMeta $own): array {
		$section = '';
		$tags = [];
		$flat = array_filter(
			get_object_taxonomies($post, 'objects'),
			static fn(\WP_Taxonomy $one): bool => !$one->hierarchical,
		);
		foreach ([...PrimaryTerm::trees($post, $own), ...array_values($flat)] as $taxonomy) {
			if (!$taxonomy->publicly_queryable || !$taxonomy->show_ui) {
				continue;
			}
			$terms = get_object_term_cache($post->ID, $taxonomy->name);
			$names = array_map(
				static fn(object $term): string => Text::plain((string) ($term->name ?? '')),
				is_array($terms) ? array_column($terms, null, 'term_id') : [],
			);
			if (!$taxonomy->hierarchical) {
				array_push($tags, ...array_values($names));
			} elseif ($section === '') {
				$main = $own->id("primary_$taxonomy->name");
				$section = $names[$main] ?? (current($names) ?: '');
			}
		}
		return [
			...self::properties(['article:section' => $section]),
			...array_map(
				static fn(string $name): Tag => Tag::property('article:tag', $name),
				array_values(array_unique(array_filter($tags, 'strlen'))),
			),
		];
	}

	/**
	 * What catalogs and networks read of a product: its lowest price, with a point.
	 *
	 * @return list<Tag>
	 */
	private static function product(?WP_Post $post): array {
		$product = Shop::product($post);
		$price = $product ? ($product->value('price') ?: $product->value('low_price')) : '';
		$availability = match ($product?->value('availability')) {
			'InStock' => 'in stock',
			'OutOfStock' => 'out of stock',
			'BackOrder' => 'available for order',
			default => '',
		};
		return self::properties([
			'product:price:amount' => $price,
			'product:price:currency' => $price === '' ? '' : $product->value('currency'),
			'product:availability' => $price === '' ? '' : $availability,
			'product:brand' => Text::plain($product?->value('brand') ?? ''),
			'product:retailer_item_id' => Text::plain($product?->value('sku') ?? ''),
		]);
	}

	/** @return list<Tag> */
	private static function profile(WP_User $user): array {
		return self::properties([
			'profile:first_name' => Text::plain((string) $user->first_name),
			'profile:last_name' => Text::plain((string) $user->last_name),
			// Not the login name, which is private; the nicename is public in the URL of the author archive.
			'profile:username' => $user->user_nicename,
		]);
	}

	/**
	 * @param array<string, string> $properties
	 * @return list<Tag> Tags without empty values.
	 */
	private static function properties(array $properties): array {
		$tags = [];
		foreach ($properties as $property => $content) {
			if ($content !== '') {
				$tags[] = Tag::property($property, $content);
			}
		}
		return $tags;
	}
}
