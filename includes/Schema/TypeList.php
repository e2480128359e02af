<?php
/**
 * Definitions of the schema types, for the editor and the checks.
 */

declare(strict_types=1);

namespace Pharos\Schema;

use Pharos\Schema\Definition\AddOnTypes;
use Pharos\Schema\Definition\Field;

/** Only used in the admin, not on the front end. */
final class TypeList {
	/** Base URL of Google's documentation of rich results. */
	private const GOOGLE = 'https://developers.google.com/search/docs/appearance/structured-data/';

	/** Keys that the form doesn't need. */
	private const RULES = ['one_of' => 0, 'with' => 0, 'when' => 0, 'asks' => 0];

	/** @var array<string, array>|null Types in the language of the first call. */
	private static ?array $original = null;

	/**
	 * By type: `SchemaType` of common/schema/types.ts, with rules that aren't part of the form:
	 *
	 * - `one_of` (also of a field that is a group): lists of alternatives, one of which is required; each is a property or a list
	 *   of properties that belong together.
	 * - `with`: by property, the properties that Google requires with it.
	 * - `when`: a list of `{ types, required, recommended }` for some subtypes, or with `values` in the place of `types`: by property,
	 *   schema.org enumeration members, one of which it must have.
	 * - `asks`: false if Google no longer shows rich results for it.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function all(): array {
		$original = self::$original ??= self::make();
		/**
		 * Filters the types of schemas, and the fields of their forms. Applied on admin screens only.
		 *
		 * @param array<string, array> $types Types by name, in the form of `SchemaType` of common/schema/types.ts. A new type requires
		 *         `label` and `fields`, a field requires its `id`.
		 *
		 * @since 1.0.0
		 * @see docs/schema.md
		 * @example add_filter('pharos_schema_types', static fn(array $types): array => $types + [
		 * 	'TouristTrip' => [
		 * 		'label' => __('Trip', 'acme'),
		 * 		'fields' => [['id' => 'name', 'std' => '%title%', 'required' => true]],
		 * 	],
		 * ]);
		 */
		$filtered = apply_filters('pharos_schema_types', $original);
		return $filtered === $original ? $original : AddOnTypes::sound($filtered, $original);
	}

	/**
	 * The definition of a schema's type, or of the type that it is a subtype of.
	 *
	 * @param array $schema The schema as stored.
	 * @return array<string, mixed>|null
	 */
	public static function of_schema(array $schema): ?array {
		$name = Names::of_schema($schema)[0] ?? '';
		$all = self::all();
		// Some subtypes, such as FAQPage, have their own definition.
		return $all[$name] ??
			(array_values(
				array_filter(
					$all,
					static fn(array $one): bool => in_array($name, self::subtypes($one), true),
				),
			)[0] ??
				null);
	}

	/** @return list<string> */
	private static function subtypes(array $definition): array {
		$options = array_merge(...array_column($definition['subtypes'], 'options'));
		return array_column($options, 'value');
	}

	/** @return array<string, array<string, mixed>> In the form of common/schema/types.ts, without the rules. */
	public static function described(): array {
		return array_map(self::form(...), self::all());
	}

	private static function form(array $part): array {
		$part = array_diff_key($part, self::RULES);
		if (isset($part['fields'])) {
			$part['fields'] = array_map(self::form(...), $part['fields']);
		}
		return $part;
	}

	private static function make(): array {
		$all = [];
		foreach (['global' => Names::GLOBAL, 'content' => Names::CONTENT] as $category => $types) {
			foreach ($types as $type) {
				$definition = (__NAMESPACE__ . "\\Types\\$type")::definition();
				$all[$type] = self::complete($type, $category, $definition);
			}
		}
		return $all;
	}

	private static function complete(string $type, string $category, array $definition): array {
		$subtypes = $definition['subtypes'] ?? [];
		$own = [
			'std' => $type,
			'type' => count($subtypes) > 1 ? 'SelectGroup' : 'Select',
			'options' => $subtypes,
		];
		$definition['fields'] = [
			...Field::optional(['schema_name' => ['type' => 'Title']]),
			...$subtypes === [] ? [] : Field::optional(['@type' => $own]),
			...$definition['fields'],
			...Field::optional(['@id' => ['type' => 'url']]),
		];
		$definition['show_on'] = [
			'rules' => $definition['show_on'],
			'specific' => [],
			'specificText' => [],
		];
		if (isset($definition['google']) && !str_contains($definition['google']['docs'], ':')) {
			$definition['google']['docs'] = self::GOOGLE . $definition['google']['docs'];
		}
		return ['type' => $type, 'category' => $category, 'docs' => "https://schema.org/$type"] +
			$definition + ['subtypes' => [], 'google' => null];
	}
}
