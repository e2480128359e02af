<?php
/**
 * Person: https://schema.org/Person
 * Google: https://developers.google.com/search/docs/appearance/structured-data/profile-page
 */

declare(strict_types=1);

namespace Pharos\Schema\Types;

use Pharos\Schema\Definition\Field;
use Pharos\Schema\Definition\People;

final class Person {
	/** @return array<string, mixed> See TypeList. */
	public static function definition(): array {
		return [
			'label' => __('Person', 'pharos-seo'),
			'fields' => [
				...Field::required(['name' => '%author_name%']),
				...Field::recommended([
					'url' => '%author_url%',
					'image' => '%author_image%',
					'description' => '%author_bio%',
					'sameAs' => [],
					'alternateName' => [],
					'identifier',
					'interactionStatistic' => People::interactions(),
				]),
				...Field::optional([
					'givenName' => '%author_first_name%',
					'familyName' => '%author_last_name%',
					'additionalName',
					'honorificPrefix',
					'honorificSuffix',
					'jobTitle',
					'worksFor' => People::ORGANIZATION,
					'affiliation',
					'alumniOf' => [],
					'memberOf' => [],
					'knowsAbout' => [],
					'knowsLanguage' => [],
					'award' => [],
					'email',
					'telephone',
					'address' => People::address(),
					'birthDate',
					'birthPlace',
					'deathDate',
					'gender',
					'nationality',
				]),
			],
			'google' => [
				'label' => __(
					'The author of a page, and the subject of a profile page.',
					'pharos-seo',
				),
				'docs' => 'profile-page',
			],
			'show_on' => ['special-author'],
		];
	}
}
