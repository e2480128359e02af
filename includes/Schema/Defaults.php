<?php
/**
 * The schemas of a site where nobody has changed any.
 */

declare(strict_types=1);

namespace Pharos\Schema;

/** The default of the setting `schemas`. Data in the form of docs/schema.md; also read without WordPress. Which give way to others, says Shown. */
final class Defaults {
	private const PAGE = [
		'name' => '%current_title%',
		'description' => '%current_description%',
		'url' => '%current_url%',
		'inLanguage' => '%site_language%',
		'isPartOf' => '%schema:WebSite%',
		'breadcrumb' => '%schema:BreadcrumbList%',
	];

	/** @return array<string, array> By id. */
	public static function all(): array {
		return [
			'website' => self::schema(
				'WebSite',
				['basic-global'],
				[],
				[
					'name' => '%site_name%',
					'description' => '%tagline%',
					'url' => '%site_url%',
					'inLanguage' => '%site_language%',
					'publisher' => '%schema:Organization%',
					'potentialAction' => '%schema:SearchAction%',
				],
			),
			'searchaction' => self::schema(
				'SearchAction',
				['basic-global'],
				[],
				[
					'target' => '%search_url%',
					'query-input' => 'required name=search_term_string',
				],
			),
			'organization' => self::schema(
				'Organization',
				['basic-global'],
				[],
				[
					'name' => '%site_name%',
					'url' => '%site_url%',
					'logo' => '%org_logo%',
					'sameAs' => '%social_profiles%',
				],
			),
			'webpage' => self::schema(
				'WebPage',
				['basic-singulars'],
				[],
				[
					...self::PAGE,
					'about' => '%home_organization%',
					'primaryImageOfPage' => '%image%',
					'datePublished' => '%published_iso%',
					'dateModified' => '%modified_iso%',
				],
			),
			'collectionpage' => self::schema(
				'WebPage',
				['basic-archives', 'special-blog'],
				['special-author'],
				['@type' => 'CollectionPage', ...self::PAGE, 'about' => '%home_organization%'],
				'CollectionPage',
			),
			'profilepage' => self::schema(
				'WebPage',
				['special-author'],
				[],
				['@type' => 'ProfilePage', ...self::PAGE, 'mainEntity' => '%schema:Person%'],
				'ProfilePage',
			),
			'searchresultspage' => self::schema(
				'WebPage',
				['special-search'],
				[],
				['@type' => 'SearchResultsPage', ...self::PAGE],
				'SearchResultsPage',
			),
			'breadcrumblist' => self::schema(
				'BreadcrumbList',
				['basic-global'],
				[],
				['itemListElement' => '%breadcrumbs%'],
			),
			'article' => self::schema(
				'Article',
				['post|all'],
				[],
				[
					'headline' => '%title%',
					'description' => '%excerpt%',
					'image' => '%image%',
					'author' => '%schema:Person%',
					'publisher' => '%schema:Organization%',
					'isPartOf' => '%schema:WebPage%',
					'mainEntityOfPage' => '%schema:WebPage%',
					'datePublished' => '%published_iso%',
					'dateModified' => '%modified_iso%',
					'inLanguage' => '%site_language%',
					'articleSection' => '%categories%',
					'keywords' => '%tags%',
					'wordCount' => '%word_count%',
					'commentCount' => '%comment_count%',
				],
			),
			'person' => self::schema(
				'Person',
				['post|all', 'special-author'],
				[],
				[
					'@id' => '%author_url%#%id%',
					'name' => '%author_name%',
					'url' => '%author_url%',
					'description' => '%author_bio%',
					'image' => '%author_image%',
					'sameAs' => '%author_profiles%',
				],
			),
			'product' => self::schema(
				'Product',
				['product|all'],
				[],
				[
					'name' => '%title%',
					'description' => '%excerpt%',
					'url' => '%current_url%',
					'image' => '%image%',
					'sku' => '%product_sku%',
					'brand' => '%product_brand%',
					'offers' => [
						// Products with variations have a range of prices.
						'@type' => '%product_offer%',
						'price' => '%product_price%',
						'lowPrice' => '%product_low_price%',
						'highPrice' => '%product_high_price%',
						'offerCount' => '%product_offers%',
						'priceCurrency' => '%product_currency%',
						'availability' => '%product_availability%',
						'url' => '%current_url%',
					],
					'aggregateRating' => [
						'@type' => 'AggregateRating',
						'ratingValue' => '%product_rating%',
						'reviewCount' => '%product_reviews%',
					],
					'mainEntityOfPage' => '%schema:WebPage%',
				],
			),
		];
	}

	/**
	 * @param list<string> $on     Rules.
	 * @param list<string> $not_on Rules.
	 */
	private static function schema(
		string $type,
		array $on,
		array $not_on,
		array $fields,
		string $title = '',
	): array {
		$places = static fn(array $rules): array => [
			'rules' => $rules,
			'specific' => [],
			'specificText' => [],
		];
		return [
			'title' => $title ?: $type,
			'type' => $type,
			'fields' => $fields,
			'show_on' => $places($on),
			'not_show_on' => $places($not_on),
		];
	}
}
