<?php
/**
 * The node of a schema on a page.
 */

declare(strict_types=1);

namespace Pharos\Schema;

use Pharos\Text\Text;

/**
 * Renders the variables of its fields and outputs them as schema.org expects each property (PropertyKinds). Stored values can be invalid:
 * those aren't output.
 */
final class SchemaNode {
	/** Maximum nesting depth of groups. */
	private const DEPTH = 20;

	/** Fields of other plugins' settings files that aren't properties. */
	private const NOT_SAID = ['schemaDocs' => true, 'googleDocs' => true];

	/** Replacements of date variables in date properties: machine-readable instead of formatted. */
	private const DATES = [
		'published' => 'published_iso',
		'modified' => 'modified_iso',
		'current_date' => 'current_iso',
	];

	/** @var list<string> Its types, see Names; empty for an invalid schema. */
	public readonly array $names;

	private readonly array $fields;

	/** URL of the page. */
	private readonly string $url;

	/** @var string|list<string>|null */
	private string|array|null $type = null;

	/** Required properties of the node and its groups; see RequiredProperties::required(). */
	private readonly array $required;

	/** @param bool $is_strict Whether to remove groups that lack what Google requires of them. */
	public function __construct(
		private readonly string $key,
		array $schema,
		private readonly PageValues $values,
		private readonly Ids $ids,
		bool $is_strict = true,
	) {
		$this->names = Names::of_schema($schema);
		$this->fields = is_array($schema['fields'] ?? null) ? $schema['fields'] : [];
		$this->required = $is_strict ? RequiredProperties::required($this->names[0] ?? '') : [];
		$this->url = $values->url();
	}

	/**
	 * Whether it lacks what Google requires of its type; then it isn't output at all.
	 *
	 * @param array $node The node to output.
	 */
	public function lacks(array $node): bool {
		return RequiredProperties::lacks($this->required, $node);
	}

	/** @return string|list<string> */
	public function type(): string|array {
		$said = $this->fields['@type'] ?? null;
		// Usually "@type" is one of the names.
		return $this->type ??= in_array($said, $this->names, true)
			? $said
			: ($said === null ? null : $this->types($said)) ?? ($this->names[1] ?? $this->names[0]);
	}

	/** The `@id` in its fields; '' for none or an invalid one. Fragments require the page's URL. */
	public function id(string $slug, string $url): string {
		$said = $this->fields['@id'] ?? '';
		if (!is_string($said) || $said === '') {
			return '';
		}
		$id = $this->render(str_replace('%id%', $slug, $said));
		$id = str_starts_with($id, '#') ? $url . $id : $id;
		return preg_match('~^https?://[^\s<>"\\\\]+\z~iu', $id) ? $id : '';
	}

	/** @return array<string, mixed> */
	public function properties(): array {
		$type = $this->type();
		return $this->said($this->fields, is_string($type) ? $type : '', 0, $this->required);
	}

	/**
	 * @param array $required See RequiredProperties::required().
	 * @return array<string, mixed>
	 */
	private function said(array $fields, string $type, int $depth, array $required): array {
		$said = [];
		foreach ($fields as $property => $value) {
			$property = (string) $property;
			if (isset(self::NOT_SAID[$property]) || !self::is_property($property)) {
				continue;
			}
			$kind = PropertyKinds::kind($property, $type);
			$printed = $this->value($value, $kind, $depth, $required['parts'][$property] ?? []);
			if ($printed !== null) {
				$said[$property] = $printed;
			}
		}
		return $said;
	}

	private static function is_property(string $name): bool {
		// Almost all names consist of letters: skip the slower check.
		return (strlen($name) <= 80 && ctype_alpha($name) && ctype_lower($name[0])) ||
			preg_match('/^[a-z][A-Za-z0-9]{0,79}(?:-(?:input|output))?\z/', $name) === 1;
	}

	/** The output of a value; null for none. */
	private function value(mixed $value, string $kind, int $depth, array $required): mixed {
		return match (true) {
			is_string($value) => self::complete($this->text($value, $kind), $kind, $required),
			is_array($value) => $depth < self::DEPTH
				? $this->parts($value, $kind, $depth + 1, $required)
				: null,
			is_scalar($value) => Range::fit($value, $kind, $this->url),
			default => null,
		};
	}

	/** A value; null for a node made from a text that lacks what Google requires. */
	private static function complete(mixed $printed, string $kind, array $required): mixed {
		return $required !== [] &&
			self::is_made_from_text($printed, $kind) &&
			RequiredProperties::lacks($required, $printed)
			? null
			: $printed;
	}

	/** Whether a value is a node with a name or URL only, in place of a group. Places may be texts. */
	public static function is_made_from_text(mixed $printed, string $kind): bool {
		return is_array($printed) &&
			!array_is_list($printed) &&
			!isset($printed['@id']) &&
			str_starts_with($kind, 'node:') &&
			$kind !== 'node:Place';
	}

	/** The output of a list or a group. */
	private function parts(array $value, string $kind, int $depth, array $required): ?array {
		if ($value === [] || (!array_is_list($value) && self::is_group($value, $kind))) {
			return $this->group($value, $kind, $depth, $required);
		}
		// Other plugins' settings files have lists with keys.
		$list = [];
		foreach ($value as $name => $item) {
			$is_account =
				$kind === 'url' && is_string($item) && preg_match('/^@?\w+\z/', $item) === 1;
			$item = $is_account ? Aliases::account((string) $name, $item) : $item;
			$printed = $this->value($item, $kind, $depth, $required);
			if (is_array($printed) && array_is_list($printed)) {
				array_push($list, ...$printed);
			} elseif ($printed !== null) {
				$list[] = $printed;
			}
		}
		return $list === [] ? null : $list;
	}

	private static function is_group(array $value, string $kind): bool {
		if (isset($value['@type']) || isset($value['@id'])) {
			return true;
		}
		$names = array_filter(
			array_keys($value),
			static fn(int|string $name): bool => preg_match(
				'/^[a-z][A-Za-z]*\z/',
				(string) $name,
			) === 1,
		);
		return str_starts_with($kind, 'node:') && count($names) === count($value);
	}

	private function group(array $value, string $kind, int $depth, array $required): ?array {
		$type = isset($value['@type'])
			? $this->types($value['@type'])
			: (str_starts_with($kind, 'node:')
				? substr($kind, 5)
				: '');
		$said = $this->said($value, is_string($type) ? $type : '', $depth, $required);
		$id = is_string($value['@id'] ?? null) ? $this->render($value['@id']) : '';
		$id = $id === '' ? null : Range::fit($id, 'url', $this->url);
		if (($said === [] && $id === null) || ($type === null && $said !== [])) {
			return null;
		}
		// A link to another node, which is checked separately, consists of its "@id" only.
		if ($said !== [] && $required !== [] && RequiredProperties::lacks($required, $said)) {
			return null;
		}
		if ($said === []) {
			$this->ids->linked_by_hand($this->key);
		}
		return [
			...$said === [] || !$type ? [] : ['@type' => $type],
			...$id === null ? [] : ['@id' => $id],
			...$said,
		];
	}

	/** @return string|list<string>|null Null if there is no valid type. */
	private function types(mixed $said): string|array|null {
		$types = [];
		foreach (is_array($said) ? array_slice($said, 0, 20) : [$said] as $one) {
			$types[] = is_string($one) ? Names::normalize($this->render($one)) : '';
		}
		$types = array_values(array_unique(array_filter($types)));
		return match (count($types)) {
			0 => null,
			1 => $types[0],
			default => $types,
		};
	}

	private function text(string $template, string $kind): mixed {
		// Fast path: most values are a single variable.
		if (!preg_match('/^%([a-z][a-z0-9_]*)(?::([\w-]+))?%\z/', $template, $alone)) {
			$template = self::understood(trim(Text::utf8($template)));
			preg_match('/^%([a-z][a-z0-9_]*)(?::([^%\s]+))?%\z/', $template, $alone);
		}
		if ($template === '') {
			return null;
		}
		if ($alone !== []) {
			[, $name, $argument] = $alone + [2 => ''];
			$name = $kind === 'date' ? self::DATES[$name] ?? $name : $name;
			$is_for_people = $kind === 'text' || str_starts_with($kind, 'node:');
			$name = $name === 'field' && !$is_for_people ? 'field_data' : $name;
			return $this->variable($name, $argument, $kind);
		}
		return Range::fit($this->render($template), $kind, $this->url);
	}

	/** The template with Pharos's names of variables. */
	private static function understood(string $template): string {
		return str_contains($template, '.') && str_contains($template, '%')
			? Aliases::understood($template)
			: $template;
	}

	private function render(string $template): string {
		return $this->values->render(self::understood($template));
	}

	/** The value of a variable without surrounding text, which may be an array. */
	private function variable(string $name, string $argument, string $kind): mixed {
		if ($name === 'schema') {
			return $this->ids->link($argument, $this->key);
		}
		if ($name === 'home_organization') {
			return $this->values->is_home() ? $this->ids->link('Organization', $this->key) : null;
		}
		$value = $this->values->whole($name, $argument);
		if (!is_array($value)) {
			if ($kind === 'date' && str_ends_with($name, '_iso')) {
				return $value === '' ? null : $value;
			}
			return Range::fit($value, $kind, $this->url);
		}
		if (!array_is_list($value)) {
			// An image where a text or URL is expected: use its URL.
			return $kind === 'image' || str_starts_with($kind, 'node:')
				? $value
				: Range::fit((string) $value['url'], $kind, $this->url);
		}
		if (is_array($value[0] ?? null)) {
			// Breadcrumbs where another type is expected: use the text.
			return $kind === 'node:ListItem'
				? $value
				: Range::fit($this->render("%$name%"), $kind, $this->url);
		}
		$list = [];
		foreach ($value as $item) {
			$list[] = Range::fit($item, $kind, $this->url);
		}
		$list = array_values(array_filter($list, static fn(mixed $item): bool => $item !== null));
		return $list === [] ? null : $list;
	}
}
