<?php
/**
 * The variables that only schemas have, with labels and descriptions.
 */

declare(strict_types=1);

namespace Pharos\Schema;

use Pharos\Compat\Shop;
use Pharos\Template\VariableList as Described;

/**
 * PageValues returns their values. Schemas can also use the variables of titles (Template\VariableList), and links to other schemas,
 * `schema:Person`, which the form lists itself.
 */
final class VariableList {
	/**
	 * In the order of the picker.
	 *
	 * @return list<array{name: string, label: string, description: string}>
	 */
	public static function all(): array {
		$list = self::page() + self::post() + self::author() + self::site() + self::product();
		return array_map(Described::described(...), array_keys($list), $list);
	}

	/** @return array<string, array{string, string}> Label and description by name; the same for all methods below. */
	private static function page(): array {
		return [
			'current_title' => [
				__('Page Title', 'pharos-seo'),
				__('The SEO title of the page.', 'pharos-seo'),
			],
			'current_description' => [
				__('Page Description', 'pharos-seo'),
				__('The meta description of the page.', 'pharos-seo'),
			],
			'current_url' => [
				__('Page URL', 'pharos-seo'),
				__('The canonical URL of the page.', 'pharos-seo'),
			],
			'breadcrumbs' => [
				__('Breadcrumbs', 'pharos-seo'),
				__('The breadcrumbs of the page, as a list.', 'pharos-seo'),
			],
			'image' => [
				__('Image', 'pharos-seo'),
				__(
					'The featured image with its size; without one, the social image.',
					'pharos-seo',
				),
			],
			'image_url' => [
				__('Image URL', 'pharos-seo'),
				__('The URL of the image.', 'pharos-seo'),
			],
			'image_width' => [
				__('Image Width', 'pharos-seo'),
				__('The width of the image in pixels.', 'pharos-seo'),
			],
			'image_height' => [
				__('Image Height', 'pharos-seo'),
				__('The height of the image in pixels.', 'pharos-seo'),
			],
		];
	}

	private static function post(): array {
		return [
			'published_iso' => [
				__('Date Published (ISO 8601)', 'pharos-seo'),
				__(
					'The date and time the post was published, such as 2026-11-22T09:00:00+01:00.',
					'pharos-seo',
				),
			],
			'modified_iso' => [
				__('Date Modified (ISO 8601)', 'pharos-seo'),
				__(
					'The date and time the post was last modified, such as 2026-11-22T09:00:00+01:00.',
					'pharos-seo',
				),
			],
			'whole_content' => [
				__('Full Content', 'pharos-seo'),
				__('The full text of the post without markup.', 'pharos-seo'),
			],
			'word_count' => [
				__('Word Count', 'pharos-seo'),
				__('The number of words in the post.', 'pharos-seo'),
			],
			'comment_count' => [
				__('Comment Count', 'pharos-seo'),
				__('The number of comments on the post.', 'pharos-seo'),
			],
		];
	}

	private static function author(): array {
		return [
			'author_url' => [
				__('Author URL', 'pharos-seo'),
				__(
					'The URL of the author archive, if author archives are turned on.',
					'pharos-seo',
				),
			],
			'author_image' => [
				__('Author Image', 'pharos-seo'),
				__('The URL of the author’s avatar.', 'pharos-seo'),
			],
			'author_profiles' => [
				__('Author Profiles', 'pharos-seo'),
				__('The author’s website and profiles on other sites, as a list.', 'pharos-seo'),
			],
		];
	}

	private static function site(): array {
		return [
			'site_url' => [
				__('Site URL', 'pharos-seo'),
				__('The URL of the home page.', 'pharos-seo'),
			],
			'site_language' => [
				__('Site Language', 'pharos-seo'),
				__('The language of the site, such as en-US.', 'pharos-seo'),
			],
			'search_url' => [
				__('Search URL', 'pharos-seo'),
				__(
					'The URL of search results, with a placeholder for the search terms.',
					'pharos-seo',
				),
			],
			'org_logo' => [
				__('Organization Logo', 'pharos-seo'),
				__('The logo of the site with its size; without one, the site icon.', 'pharos-seo'),
			],
			'social_profiles' => [
				__('Social Profiles', 'pharos-seo'),
				__('The URLs of the site’s social profiles, as a list.', 'pharos-seo'),
			],
			'home_organization' => [
				__('Organization (on the home page)', 'pharos-seo'),
				__(
					'A reference to the organization on the home page; empty on other pages.',
					'pharos-seo',
				),
			],
			'current_iso' => [
				__('Current Time (ISO 8601)', 'pharos-seo'),
				__('The current date and time.', 'pharos-seo'),
			],
		];
	}

	private static function product(): array {
		if (!Shop::is_there()) {
			return [];
		}
		return [
			'product_low_price' => [
				__('Lowest Product Price', 'pharos-seo'),
				__('The lowest price, for products with variations.', 'pharos-seo'),
			],
			'product_high_price' => [
				__('Highest Product Price', 'pharos-seo'),
				__('The highest price, for products with variations.', 'pharos-seo'),
			],
			'product_offers' => [
				__('Offer Count', 'pharos-seo'),
				__('The number of variations of the product.', 'pharos-seo'),
			],
			'product_offer' => [
				__('Offer Type', 'pharos-seo'),
				__('Offer, or AggregateOffer for products with variations.', 'pharos-seo'),
			],
			'product_currency' => [
				__('Currency', 'pharos-seo'),
				__('The currency of the store, such as EUR.', 'pharos-seo'),
			],
			'product_availability' => [
				__('Product Availability', 'pharos-seo'),
				__('InStock, OutOfStock or BackOrder.', 'pharos-seo'),
			],
			'product_rating' => [
				__('Product Rating', 'pharos-seo'),
				__('The average rating, if there are ratings.', 'pharos-seo'),
			],
			'product_reviews' => [
				__('Rating Count', 'pharos-seo'),
				__('The number of ratings.', 'pharos-seo'),
			],
		];
	}
}
