<?php
/**
 * PodcastEpisode: https://schema.org/PodcastEpisode
 */

declare(strict_types=1);

namespace Pharos\Schema\Types;

use Pharos\Schema\Definition\Field;
use Pharos\Schema\Definition\People;

final class PodcastEpisode {
	/** @return array<string, mixed> See TypeList. */
	public static function definition(): array {
		return [
			'label' => __('Podcast Episode', 'pharos-seo'),
			'fields' => [
				...Field::required(['name' => '%title%', 'url' => '%url%']),
				...Field::optional([
					'description' => '%excerpt%',
					'datePublished' => '%published_iso%',
					'image' => '%image%',
					'associatedMedia' => Field::group('AudioObject', [
						...Field::required(['contentUrl']),
						...Field::optional([
							'duration',
							'encodingFormat' => 'audio/mpeg',
							'contentSize',
						]),
					]),
					'partOfSeries' => Field::group(
						'PodcastSeries',
						[
							...Field::required(['name' => '%site_name%', 'url' => '%site_url%']),
							...Field::optional(['webFeed']),
						],
						['std' => true],
					),
					'partOfSeason' => Field::group(
						'PodcastSeason',
						Field::required(['seasonNumber', 'name']),
					),
					'episodeNumber',
					'timeRequired',
					'author' => [People::PERSON],
					'actor' => [],
					'contributor' => [],
					'producer',
					'publisher' => People::ORGANIZATION,
					'keywords' => '%tags%',
					'inLanguage' => '%site_language%',
					'isFamilyFriendly',
				]),
			],
			'show_on' => ['specifics'],
		];
	}
}
