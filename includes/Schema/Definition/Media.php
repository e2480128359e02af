<?php
/**
 * Groups of fields for works: videos, files, questions, steps.
 */

declare(strict_types=1);

namespace Pharos\Schema\Definition;

/** Each method returns the parts of a field that is a group; see Field::group(). */
final class Media {
	public static function video(): array {
		return Field::group('VideoObject', [
			...Field::required([
				'name' => '%title%',
				'thumbnailUrl' => '%image_url%',
				'uploadDate',
			]),
			...Field::recommended(['contentUrl', 'embedUrl', 'description', 'duration']),
		]);
	}

	public static function clip(): array {
		return Field::group(
			'Clip',
			[
				...Field::required(['name', 'startOffset', 'url']),
				...Field::recommended(['endOffset']),
			],
			['cloneable' => true],
		);
	}

	public static function question(): array {
		return Field::group(
			'Question',
			Field::required([
				'name' => ['label' => __('Question', 'pharos-seo')],
				'acceptedAnswer' => Field::group(
					'Answer',
					Field::required(['text' => ['label' => __('Answer', 'pharos-seo')]]),
				),
			]),
			['cloneable' => true, 'std' => true],
		);
	}

	/** A step of a recipe or of instructions. */
	public static function step(array $parts = []): array {
		return Field::group(
			'HowToStep',
			[...Field::required(['text']), ...Field::recommended(['name', 'url', 'image'])],
			['cloneable' => true],
		);
	}

	/** @param string $type HowToSupply or HowToTool. */
	public static function material(string $type): array {
		return Field::group(
			$type,
			[...Field::required(['name']), ...Field::optional(['requiredQuantity', 'image'])],
			['cloneable' => true],
		);
	}

	/** A work with its name and URL. */
	public static function work(string $type = 'CreativeWork', array $parts = []): array {
		return Field::group(
			$type,
			[...Field::recommended(['name', 'url']), ...Field::optional(['datePublished'])],
			$parts,
		);
	}
}
