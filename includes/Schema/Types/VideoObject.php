<?php
/**
 * VideoObject: https://schema.org/VideoObject
 * Google: https://developers.google.com/search/docs/appearance/structured-data/video
 */

declare(strict_types=1);

namespace Pharos\Schema\Types;

use Pharos\Schema\Definition\Field;
use Pharos\Schema\Definition\Media;
use Pharos\Schema\Definition\People;

final class VideoObject {
	/** @return array<string, mixed> See TypeList. */
	public static function definition(): array {
		return [
			'label' => __('Video', 'pharos-seo'),
			'fields' => [
				...Field::required([
					'name' => '%title%',
					'thumbnailUrl' => ['%image_url%'],
					'uploadDate' => '%published_iso%',
				]),
				...Field::recommended([
					'contentUrl',
					'embedUrl',
					'description' => '%excerpt%',
					'duration',
					'expires',
					'hasPart' => Media::clip(),
					'interactionStatistic' => People::interactions(),
					'ineligibleRegion' => [],
					'regionsAllowed' => [],
					'publication' => Field::group(
						'BroadcastEvent',
						[
							...Field::required(['isLiveBroadcast', 'startDate']),
							...Field::recommended(['endDate']),
						],
						['cloneable' => true],
					),
				]),
				...Field::optional([
					'url' => '%url%',
					'author' => People::PERSON,
					'publisher' => People::ORGANIZATION,
					'caption',
					'transcript',
					'inLanguage',
					'isFamilyFriendly',
					'keywords',
					'requiresSubscription',
					'videoQuality',
				]),
			],
			'google' => [
				'label' => __(
					'The video with preview image, duration and key moments.',
					'pharos-seo',
				),
				'docs' => 'video',
			],
			'show_on' => ['specifics'],
		];
	}
}
