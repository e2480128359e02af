<?php
/**
 * A schema type with a form of two fields, and a field for an existing type.
 */

declare(strict_types=1);

namespace Pharos_Example;

add_filter('pharos_schema_types', static function (array $types): array {
	$types['TouristTrip'] = [
		'label' => __('Trip', 'pharos-example'),
		'fields' => [
			['id' => 'name', 'std' => '%title%', 'required' => true],
			[
				'id' => 'touristType',
				'label' => __('Type of tourist', 'pharos-example'),
				'cloneable' => true,
			],
		],
	];
	$types['Article']['fields'][] = [
		'id' => 'pagination',
		'label' => __('Pages', 'pharos-example'),
	];
	return $types;
});
