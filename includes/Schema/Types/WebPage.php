<?php
/**
 * WebPage: https://schema.org/WebPage
 * Google: https://developers.google.com/search/docs/appearance/structured-data/profile-page
 */

declare(strict_types=1);

namespace Pharos\Schema\Types;

use Pharos\Schema\Definition\Choices;
use Pharos\Schema\Definition\Field;

final class WebPage {
	/** @return array<string, mixed> See TypeList. */
	public static function definition(): array {
		return [
			'label' => __('Web Page', 'pharos-seo'),
			'subtypes' => Choices::flat([
				'WebPage',
				'AboutPage',
				'CheckoutPage',
				'CollectionPage',
				'ContactPage',
				'FAQPage',
				'ImageGallery',
				'ItemPage',
				'MedicalWebPage',
				'ProfilePage',
				'QAPage',
				'RealEstateListing',
				'SearchResultsPage',
				'VideoGallery',
			]),
			'fields' => [
				...Field::required(['name' => '%current_title%']),
				...Field::recommended(['url' => '%current_url%']),
				...Field::optional([
					'description' => '%current_description%',
					'inLanguage' => '%site_language%',
					'isPartOf' => '%schema:WebSite%',
					'breadcrumb' => '%schema:BreadcrumbList%',
					'primaryImageOfPage' => ['std' => '%image%', 'type' => 'image'],
					'datePublished' => '%published_iso%',
					'dateModified' => '%modified_iso%',
					'about' => [],
					'mainEntity',
					'author',
					'publisher',
					'reviewedBy',
					'lastReviewed',
					'relatedLink' => [],
					'significantLink' => [],
					'keywords',
					'license',
					'copyrightYear',
					'isAccessibleForFree',
					'potentialAction',
				]),
			],
			'when' => [
				['types' => ['ProfilePage'], 'required' => ['mainEntity'], 'recommended' => []],
			],
			'google' => [
				'label' => __('The subject of a profile page.', 'pharos-seo'),
				'docs' => 'profile-page',
			],
			'show_on' => ['basic-global'],
		];
	}
}
