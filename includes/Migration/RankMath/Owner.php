<?php
/**
 * The site representation in Rank Math.
 */

declare(strict_types=1);

namespace Pharos\Migration\RankMath;

use Pharos\Migration\Images;
use Pharos\Migration\MappedData;
use Pharos\Migration\Schemas;
use Pharos\Migration\StoredValue;
use Pharos\Migration\Translator;

/** A company or a person. Data of a local business is used only while its module is on. */
final class Owner {
	public function __construct(private readonly Options $options) {}

	public function add_to(Schemas $schemas, MappedData $mapped): void {
		$is_local = in_array('local-seo', StoredValue::option('rank_math_modules'), true);
		$image = $this->image($mapped);
		$name = ['name' => $this->text('knowledgegraph_name')];
		$local = $is_local ? $this->contact() : [];
		if ($this->options->text('knowledgegraph_type') === 'person') {
			$phone = $is_local ? $this->text('phone') : '';
			$schemas->owner('Person', $name + ['image' => $image, 'telephone' => $phone] + $local);
			return;
		}
		$business = $is_local ? $this->business($mapped) : [];
		$schemas->owner(
			$is_local
				? ($this->options->text('local_business_type') ?:
				'Organization')
				: 'Organization',
			$name + ['logo' => $image] + $local + $business,
		);
	}

	private function text(string $key): string {
		return self::literal($this->options->text($key));
	}

	private static function literal(mixed $text): string {
		return Translator::literal(trim(StoredValue::text($text)), true);
	}

	private function image(MappedData $mapped): string {
		$url = $this->options->text('knowledgegraph_logo');
		$id = (int) $this->options->text('knowledgegraph_logo_id');
		// Rank Math outputs the URL even if the image was deleted.
		$is_there = get_post_type($id) === 'attachment';
		return self::literal(
			Images::address($mapped, $url, $is_there ? $id : 0, 'knowledgegraph_logo'),
		);
	}

	/** @return array<string, mixed> */
	private function contact(): array {
		$address = array_filter(
			array_map(self::literal(...), $this->options->map('local_address')),
		);
		return [
			'url' => $this->text('url'),
			'email' => $this->text('email'),
			'address' => $address === [] ? [] : ['@type' => 'PostalAddress'] + $address,
		];
	}

	/** @return array<string, mixed> */
	private function business(MappedData $mapped): array {
		return [
			'description' => $this->text('organization_description'),
			'priceRange' => $this->text('price_range'),
			'contactPoint' => $this->phones(),
			'openingHoursSpecification' => $this->hours($mapped),
			...$this->place(),
			...$this->more(),
		];
	}

	/** @return list<array<string, string>> */
	private function phones(): array {
		$points = [];
		foreach ($this->options->map('phone_numbers') as $one) {
			$number = is_array($one) ? self::literal($one['number'] ?? '') : '';
			if ($number !== '') {
				$points[] = [
					'@type' => 'ContactPoint',
					'telephone' => $number,
					'contactType' => self::literal($one['type'] ?? '') ?: 'customer support',
				];
			}
		}
		return $points;
	}

	/** @return list<array<string, mixed>> One for all days with the same hours. */
	private function hours(MappedData $mapped): array {
		$days = [];
		foreach ($this->options->map('opening_hours') as $one) {
			$time = is_array($one) ? StoredValue::text($one['time'] ?? '') : '';
			if ($time !== '') {
				$days[$time][] = StoredValue::text($one['day'] ?? '') ?: 'Monday';
			}
		}
		$hours = [];
		foreach ($days as $time => $names) {
			$times = array_map(
				static fn(string $text): int|false => strtotime("2001-01-01 $text UTC"),
				StoredValue::parts((string) $time, '/\s*[-–]\s*/u'),
			);
			if (count($times) !== 2 || in_array(false, $times, true)) {
				$mapped->lose('organization', (string) $time, 'opening_hours');
				continue;
			}
			$hours[] = [
				'@type' => 'OpeningHoursSpecification',
				'dayOfWeek' => $names,
				'opens' => gmdate('H:i', $times[0]),
				'closes' => gmdate('H:i', $times[1]),
			];
		}
		return $hours;
	}

	/** @return array<string, mixed> */
	private function place(): array {
		$parts = StoredValue::parts($this->options->text('geo'), '/[\s,]+/');
		if (count($parts) !== 2 || !is_numeric($parts[0]) || !is_numeric($parts[1])) {
			return [];
		}
		return [
			'geo' => [
				'@type' => 'GeoCoordinates',
				'latitude' => $parts[0],
				'longitude' => $parts[1],
			],
			'hasMap' => "https://www.google.com/maps/search/?api=1&query=$parts[0],$parts[1]",
		];
	}

	/** @return array<string, mixed> Identifiers, numbers and other properties. */
	private function more(): array {
		$fields = [];
		foreach ($this->options->map('additional_info') as $one) {
			$value = is_array($one) ? self::literal($one['value'] ?? '') : '';
			$type = is_array($one) ? (StoredValue::text($one['type'] ?? '') ?: 'legalName') : '';
			if (preg_match('/^[a-z][A-Za-z0-9]*\z/', $type) !== 1) {
				continue;
			}
			$fields[$type] =
				$type === 'numberOfEmployees' &&
				preg_match('/^(\d+)\s*-\s*(\d+)\z/', $value, $found)
					? [
						'@type' => 'QuantitativeValue',
						'minValue' => $found[1],
						'maxValue' => $found[2],
					]
					: $value;
		}
		return $fields;
	}
}
