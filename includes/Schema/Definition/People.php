<?php
/**
 * Groups of fields for people, organizations and locations.
 */

declare(strict_types=1);

namespace Pharos\Schema\Definition;

/** Each method returns the parts of a field that is a group; see Field::group(). */
final class People {
	/** The node of this type on the same page. */
	public const PERSON = '%schema:Person%';
	public const ORGANIZATION = '%schema:Organization%';

	/** @param string[] $required Required fields of the group. */
	public static function address(array $required = [], array $parts = []): array {
		$names = [
			'streetAddress',
			'addressLocality',
			'addressRegion',
			'postalCode',
			'addressCountry',
		];
		$fields = [];
		foreach ($names as $name) {
			$fields[] = in_array($name, $required, true)
				? Field::required([$name])
				: Field::recommended([$name]);
		}
		return Field::group('PostalAddress', array_merge(...$fields), $parts);
	}

	public static function place(array $parts = []): array {
		return Field::group(
			'Place',
			[
				...Field::required(['address' => self::address()]),
				...Field::recommended(['name']),
				...Field::optional(['geo' => self::geo(), 'url', 'telephone']),
			],
			$parts,
		);
	}

	public static function geo(): array {
		return Field::group('GeoCoordinates', Field::required(['latitude', 'longitude']));
	}

	/** Opening hours: Google reads those of each day or group of days separately. */
	public static function opening_hours(): array {
		$hint = __('For example 09:00.', 'pharos-seo');
		return Field::group(
			'OpeningHoursSpecification',
			[
				...Field::required([
					'dayOfWeek' => ['cloneable' => true],
					'opens' => ['tooltip' => $hint],
					'closes' => ['tooltip' => $hint],
				]),
				...Field::optional(['validFrom', 'validThrough']),
			],
			['cloneable' => true],
		);
	}

	public static function contact_point(): array {
		return Field::group(
			'ContactPoint',
			[
				...Field::recommended(['telephone', 'email']),
				...Field::optional(['contactType', 'areaServed', 'availableLanguage' => [], 'url']),
			],
			['cloneable' => true],
		);
	}

	/** Interaction counts: likes, followers, views. */
	public static function interactions(): array {
		return Field::group(
			'InteractionCounter',
			Field::required(['interactionType', 'userInteractionCount']),
			['cloneable' => true],
		);
	}
}
