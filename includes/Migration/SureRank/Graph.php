<?php
/**
 * Migrates the schemas of SureRank, whose format is similar to Pharos's.
 */

declare(strict_types=1);

namespace Pharos\Migration\SureRank;

use Pharos\Migration\MappedData;
use Pharos\Migration\SchemaForm;
use Pharos\Migration\StoredValue;
use Pharos\Migration\TemplateContext;
use Pharos\Migration\Translator;
use Pharos\ObjectSeo\SeoPayload;
use Pharos\Schema\Aliases;
use Pharos\Schema\Conditions;
use Pharos\Schema\Names;
use Pharos\Settings\DefaultSchemas;
use WP_Post;
use WP_Term;
use WP_User;

/** Display conditions keep their names. Conditions that SureRank applied differently are recorded as losses. */
final class Graph {
	/** Types that SureRank outputs without its paid edition, including those for shops. */
	private const PRINTED = [
		'WebSite',
		'WebPage',
		'Organization',
		'BreadcrumbList',
		'Article',
		'SearchAction',
		'Person',
		'Product',
	];

	/** Types that Pharos shows on 404 pages only with a condition for these. */
	private const NOT_FOUND = ['Article', 'BreadcrumbList', 'WebPage'];

	/** Fields that have no effect on the page. */
	private const NOT_SAID = ['@sub_type', '_label', '_customFields', 'schemaDocs', 'googleDocs'];

	private readonly Translator $translator;

	/** @var array<string, array>|null The site's schemas, for its objects. */
	private ?array $of_site = null;

	public function __construct(private readonly Options $options) {
		$this->translator = SchemaVariables::translator();
	}

	/** @return array<string, array>|null By id; null if none were ever saved: the defaults are the same as Pharos's. */
	public function of_site(MappedData $mapped): ?array {
		$schemas = $this->options->schemas();
		if ($schemas === null) {
			return null;
		}
		$all = [];
		foreach ($schemas as $id => $schema) {
			$made = $this->convert($mapped, (string) $id, $schema);
			if ($made === null) {
				continue;
			}
			if (!self::is_printed($schema)) {
				self::lose_type(
					$mapped,
					$schema,
					__(
						'The source plugin didn’t output schemas of this type. The schema is migrated without display conditions, so it isn’t output.',
						'pharos-seo',
					),
				);
				$made['show_on'] = SchemaForm::places([]);
			}
			self::wrong_targets($mapped, $schema);
			$all[SchemaForm::free_id((string) $id, $all)] = $made;
		}
		return $all;
	}

	/**
	 * Returns the schemas of an object. Its map replaces all schemas of the site, unless it's empty.
	 *
	 * @return array<string, array> By id.
	 */
	public function of_object(
		MappedData $mapped,
		array $map,
		WP_Post|WP_Term|WP_User $object,
	): array {
		if ($map === []) {
			return [];
		}
		$own = [];
		foreach ($map as $id => $schema) {
			$made = $this->convert($mapped, (string) $id, $schema);
			if ($made === null) {
				continue;
			}
			if (!self::is_printed($schema)) {
				self::lose_type(
					$mapped,
					$schema,
					__('The source plugin didn’t output schemas of this type.', 'pharos-seo'),
				);
				continue;
			}
			// For schemas from the site setup, the display conditions apply; others are always shown.
			if (!empty($schema['parent']) || Conditions::fit($made, SeoPayload::page($object))) {
				$none = SchemaForm::places([]);
				$own[SchemaForm::free_id((string) $id, $own)] =
					['show_on' => $none, 'not_show_on' => $none] + $made;
			}
		}
		$this->of_site ??= $this->of_site(new MappedData()) ?? DefaultSchemas::all();
		return $own + array_fill_keys(array_keys($this->of_site), ['off' => true]);
	}

	/** Returns the schema in Pharos's format; null if it's invalid, which is recorded as a loss. */
	private function convert(MappedData $mapped, string $id, mixed $schema): ?array {
		$schema = is_array($schema) ? $schema : [];
		$fields = is_array($schema['fields'] ?? null) ? $schema['fields'] : [];
		if (Names::of_schema(['fields' => $fields] + $schema) === []) {
			$mapped->lose('damaged', $id, 'schemas');
			return null;
		}
		$title = StoredValue::text($schema['title'] ?? '');
		$type = StoredValue::text($schema['type'] ?? '');
		$made = [
			'title' => $title,
			'type' => $type === '' ? $title : $type,
			'fields' => $this->fields($mapped, $fields, self::name($schema)),
			'show_on' => self::places($schema['show_on'] ?? null),
			'not_show_on' => self::places($schema['not_show_on'] ?? null),
		];
		$rules = $made['show_on']['rules'];
		if (
			in_array('basic-global', $rules, true) &&
			!in_array('special-404', [...$rules, ...$made['not_show_on']['rules']], true) &&
			in_array(Names::of_schema($made)[0], self::NOT_FOUND, true)
		) {
			$made['show_on']['rules'][] = 'special-404';
		}
		return $made;
	}

	/** Returns texts with Pharos's variables, lists without keys, and all types in one field. */
	private function fields(MappedData $mapped, array $fields, string $name): array {
		$types = array_values(
			array_filter(
				[$fields['@type'] ?? '', ...(array) ($fields['@sub_type'] ?? [])],
				static fn(mixed $type): bool => is_string($type) && $type !== '',
			),
		);
		$base = array_intersect_key($fields, ['schema_name' => 0]);
		if ($types !== []) {
			$base['@type'] = count($types) === 1 ? $types[0] : $types;
		}
		return $base +
			SchemaForm::translated(
				self::filled(array_diff_key($fields, $base, array_flip(self::NOT_SAID))),
				$this->translator,
				TemplateContext::POST,
				$mapped,
				$name,
			);
	}

	/** Removes empty values and zeros, which SureRank doesn't output. */
	private static function filled(array $fields): array {
		$filled = [];
		foreach ($fields as $property => $value) {
			$value = is_array($value) ? self::listed(self::filled($value)) : $value;
			if (!in_array($value, ['', '0', 0, null, false, []], true)) {
				$filled[$property] = $value;
			}
		}
		return $filled;
	}

	/** Converts a map by item id, or by social network, to a list. */
	private static function listed(array $value): array {
		if (
			isset($value['@type']) ||
			$value === [] ||
			preg_grep(
				'/^(?:[\da-f]{8}-[\da-f-]{27}|\d+|[a-z]+)\z/i',
				array_keys($value),
				PREG_GREP_INVERT,
			)
		) {
			return $value;
		}
		$list = [];
		foreach ($value as $name => $item) {
			$is_account = is_string($item) && preg_match('/^@?\w+\z/', $item) === 1;
			$list[] =
				$is_account && ctype_alpha((string) $name)
					? Aliases::account((string) $name, $item)
					: $item;
		}
		return $list;
	}

	/** @return array{rules: list<string>, specific: list<string>, specificText: list<array>} */
	private static function places(mixed $places): array {
		$list = static function (string $name) use ($places): array {
			$list = is_array($places) ? $places[$name] ?? [] : [];
			return is_array($list) ? array_values($list) : [];
		};
		return [
			'rules' => array_values(array_filter($list('rules'), 'is_string')),
			'specific' => array_values(array_filter($list('specific'), 'is_string')),
			'specificText' => array_values(
				array_filter(
					$list('specificText'),
					static fn(mixed $one): bool => is_array($one) &&
						is_string($one['id'] ?? ($one['value'] ?? null)) &&
						is_string($one['label'] ?? null),
				),
			),
		];
	}

	/** Returns the label for users. */
	private static function name(array $schema): string {
		$name = StoredValue::text($schema['fields']['schema_name'] ?? '');
		return $name === '' ? StoredValue::text($schema['title'] ?? '') : $name;
	}

	/** Whether SureRank outputs the schema: its paid edition outputs all. */
	private static function is_printed(array $schema): bool {
		return in_array($schema['title'] ?? '', self::PRINTED, true) ||
			is_file(WP_PLUGIN_DIR . '/surerank-pro/surerank-pro.php');
	}

	private static function lose_type(MappedData $mapped, array $schema, string $why): void {
		$mapped->lose('schema_type', self::name($schema), 'schemas', $why);
	}

	/** Records display conditions that SureRank applied to other pages. In Pharos they apply to the pages in their name. */
	private static function wrong_targets(MappedData $mapped, array $schema): void {
		['rules' => $rules, 'specific' => $specific] = self::places($schema['show_on'] ?? null);
		$wrong = preg_grep(
			'/^basic-singulars\z|\|all\|taxarchive\|(?:category|post_tag)\z/',
			$rules,
		);
		$posts = preg_grep('/^(?!tax-).+-\d+\z/', $specific);
		foreach ([...$wrong ?: [], ...$posts ?: []] as $name) {
			$mapped->lose(
				'schema_target',
				self::name($schema) . ": $name",
				'schemas',
				__(
					'In the source plugin, this condition didn’t match the pages that it describes. The condition is migrated, and matches those pages in Pharos SEO.',
					'pharos-seo',
				),
			);
		}
	}
}
