<?php
/**
 * The default schemas.
 */

declare(strict_types=1);

namespace Pharos\Settings;

/**
 * The default of the setting `schemas`. Data in the form of docs/schema.md; also used without WordPress. Schema\SchemaSelection lists those that give way to
 * others.
 */
final class DefaultSchemas {
	private const PAGE = [
		'name' => '%current_title%',
		'description' => '%current_description%',
		'url' => '%current_url%',
		'inLanguage' => '%site_language%',
		'isPartOf' => '%schema:WebSite%',
		'breadcrumb' => '%schema:BreadcrumbList%',
	];

	/** Written out: PHP would copy a constant that contains nested array constants in each request. */
	private const ALL = [
		'website' => [
			'title' => 'WebSite',
			'type' => 'WebSite',
			'fields' => [
				'@type' => 'WebSite',
				'schema_name' => 'WebSite',
				'name' => '%site_name%',
				'description' => '%tagline%',
				'url' => '%site_url%',
				'inLanguage' => '%site_language%',
				'publisher' => '%schema:Organization%',
				'potentialAction' => '%schema:SearchAction%',
			],
			'show_on' => ['rules' => ['basic-global'], 'specific' => [], 'specificText' => []],
			'not_show_on' => ['rules' => [], 'specific' => [], 'specificText' => []],
		],
		'searchaction' => [
			'title' => 'SearchAction',
			'type' => 'SearchAction',
			'fields' => [
				'@type' => 'SearchAction',
				'schema_name' => 'SearchAction',
				'target' => '%search_url%',
				'query-input' => 'required name=search_term_string',
			],
			'show_on' => ['rules' => ['basic-global'], 'specific' => [], 'specificText' => []],
			'not_show_on' => ['rules' => [], 'specific' => [], 'specificText' => []],
		],
		'organization' => [
			'title' => 'Organization',
			'type' => 'Organization',
			'fields' => [
				'@type' => 'Organization',
				'schema_name' => 'Organization',
				'name' => '%site_name%',
				'url' => '%site_url%',
				'logo' => '%org_logo%',
				'sameAs' => '%social_profiles%',
			],
			'show_on' => ['rules' => ['basic-global'], 'specific' => [], 'specificText' => []],
			'not_show_on' => ['rules' => [], 'specific' => [], 'specificText' => []],
		],
		'webpage' => [
			'title' => 'WebPage',
			'type' => 'WebPage',
			'fields' => [
				'@type' => 'WebPage',
				'schema_name' => 'WebPage',
				...self::PAGE,
				'about' => '%home_organization%',
				'primaryImageOfPage' => '%image%',
				'datePublished' => '%published_iso%',
				'dateModified' => '%modified_iso%',
			],
			'show_on' => ['rules' => ['basic-singulars'], 'specific' => [], 'specificText' => []],
			'not_show_on' => ['rules' => [], 'specific' => [], 'specificText' => []],
		],
		'collectionpage' => [
			'title' => 'CollectionPage',
			'type' => 'WebPage',
			'fields' => [
				'@type' => 'CollectionPage',
				'schema_name' => 'CollectionPage',
				...self::PAGE,
				'about' => '%home_organization%',
			],
			'show_on' => [
				'rules' => ['basic-archives', 'special-blog'],
				'specific' => [],
				'specificText' => [],
			],
			'not_show_on' => [
				'rules' => ['special-author'],
				'specific' => [],
				'specificText' => [],
			],
		],
		'profilepage' => [
			'title' => 'ProfilePage',
			'type' => 'WebPage',
			'fields' => [
				'@type' => 'ProfilePage',
				'schema_name' => 'ProfilePage',
				...self::PAGE,
				'mainEntity' => '%schema:Person%',
			],
			'show_on' => ['rules' => ['special-author'], 'specific' => [], 'specificText' => []],
			'not_show_on' => ['rules' => [], 'specific' => [], 'specificText' => []],
		],
		'searchresultspage' => [
			'title' => 'SearchResultsPage',
			'type' => 'WebPage',
			'fields' => [
				'@type' => 'SearchResultsPage',
				'schema_name' => 'SearchResultsPage',
				...self::PAGE,
			],
			'show_on' => ['rules' => ['special-search'], 'specific' => [], 'specificText' => []],
			'not_show_on' => ['rules' => [], 'specific' => [], 'specificText' => []],
		],
		'breadcrumblist' => [
			'title' => 'BreadcrumbList',
			'type' => 'BreadcrumbList',
			'fields' => [
				'@type' => 'BreadcrumbList',
				'schema_name' => 'BreadcrumbList',
				'itemListElement' => '%breadcrumbs%',
			],
			'show_on' => ['rules' => ['basic-global'], 'specific' => [], 'specificText' => []],
			'not_show_on' => ['rules' => [], 'specific' => [], 'specificText' => []],
		],
		'article' => [
			'title' => 'Article',
			'type' => 'Article',
			'fields' => [
				'@type' => 'Article',
				'schema_name' => 'Article',
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
			'show_on' => ['rules' => ['post|all'], 'specific' => [], 'specificText' => []],
			'not_show_on' => ['rules' => [], 'specific' => [], 'specificText' => []],
		],
		'person' => [
			'title' => 'Person',
			'type' => 'Person',
			'fields' => [
				'@type' => 'Person',
				'schema_name' => 'Person',
				'@id' => '%author_url%#%id%',
				'name' => '%author_name%',
				'url' => '%author_url%',
				'description' => '%author_bio%',
				'image' => '%author_image%',
				'sameAs' => '%author_profiles%',
			],
			'show_on' => [
				'rules' => ['post|all', 'special-author'],
				'specific' => [],
				'specificText' => [],
			],
			'not_show_on' => ['rules' => [], 'specific' => [], 'specificText' => []],
		],
		'product' => [
			'title' => 'Product',
			'type' => 'Product',
			'fields' => [
				'@type' => 'Product',
				'schema_name' => 'Product',
				'name' => '%title%',
				'description' => '%excerpt%',
				'url' => '%current_url%',
				'image' => '%image%',
				'sku' => '%product_sku%',
				'brand' => '%product_brand%',
				'offers' => [
					// Products with variations have a price range.
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
			'show_on' => ['rules' => ['product|all'], 'specific' => [], 'specificText' => []],
			'not_show_on' => ['rules' => [], 'specific' => [], 'specificText' => []],
		],
	];

	/** @return array<string, array> Schemas by id. */
	public static function all(): array {
		return self::ALL;
	}
}
