<?php
/**
 * Converts names of variables in other plugins' settings files.
 */

declare(strict_types=1);

namespace Pharos\Schema;

use Pharos\Social\Address;
use Pharos\Social\Profiles;

/** Also converts social profiles, which they store by network. Only loaded if such a name occurs. */
final class Aliases {
	private const NAMES = [
		'post.title' => 'title',
		'post.id' => 'id',
		'post.excerpt' => 'excerpt',
		'post.content' => 'whole_content',
		'post.url' => 'url',
		'post.slug' => 'slug',
		'post.date' => 'published_iso',
		'post.created_date' => 'published_iso',
		'post.modified_date' => 'modified_iso',
		'post.thumbnail' => 'image',
		'post.comment_count' => 'comment_count',
		'post.word_count' => 'word_count',
		'post.tags' => 'tags',
		'post.categories' => 'categories',
		'term.name' => 'term_title',
		'term.id' => 'id',
		'term.slug' => 'slug',
		'term.description' => 'term_description',
		'term.url' => 'url',
		'author.display_name' => 'author_name',
		'author.first_name' => 'author_first_name',
		'author.last_name' => 'author_last_name',
		'author.website_url' => 'author_website',
		'author.description' => 'author_bio',
		'author.posts_url' => 'author_url',
		'author.avatar' => 'author_image',
		'site.title' => 'site_name',
		'site.description' => 'tagline',
		'site.url' => 'site_url',
		'site.language' => 'site_language',
		'site.icon' => 'org_logo',
		'site.logo' => 'org_logo',
		'site.search_url' => 'search_url',
		'current.title' => 'current_title',
		'current.url' => 'current_url',
		'current.breadcrumbs' => 'breadcrumbs',
		'website_details.website_name' => 'org_name',
		'website_details.website_logo' => 'org_logo',
		'product.price' => 'product_price',
		'product.low_price' => 'product_low_price',
		'product.high_price' => 'product_high_price',
		'product.offer_count' => 'product_offers',
		'product.currency' => 'product_currency',
		'product.sku' => 'product_sku',
		'product.stock' => 'product_availability',
		'product.rating' => 'product_rating',
		'product.review_count' => 'product_reviews',
	];

	/** Prefixes of names. */
	private const FAMILIES = [
		'schemas.' => 'schema:',
		'post.tax.' => 'terms:',
		'post.custom_field.' => 'field:',
		'term.custom_field.' => 'field:',
		'custom_field.' => 'field:',
	];

	/** Converts the variables of a template to Pharos's names; unknown ones stay and are dropped later. */
	public static function understood(string $template): string {
		return preg_replace_callback(
			'/%([a-z_]+(?:\.[\w-]+)+)%/iu',
			static fn(array $found): string => '%' . self::replacement($found[1]) . '%',
			$template,
		) ?? $template;
	}

	/** The URL of a social profile given as an account name; '' for an unknown network. */
	public static function account(string $network, string $name): string {
		$x = in_array($network, ['twitter', 'x'], true) ? Address::x_name($name) : '';
		return match (true) {
			$x !== '' => "https://x.com/$x",
			$network === 'facebook' => Address::facebook($name),
			default => (new Profiles())->address($network, $name),
		};
	}

	private static function replacement(string $name): string {
		foreach (self::FAMILIES as $begins => $replacement) {
			if (str_starts_with($name, $begins)) {
				return $replacement . substr($name, strlen($begins));
			}
		}
		return self::NAMES[strtolower($name)] ?? 'unknown';
	}
}
