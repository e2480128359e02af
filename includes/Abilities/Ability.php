<?php
/**
 * Something that an agent can do, for WordPress's Abilities API.
 */

declare(strict_types=1);

namespace Pharos\Abilities;

use Pharos\Core\Caller;
use Pharos\Rest\Schema;
use WP_Error;

final class Ability {
	/** The parts of the result of abilities that write. */
	public const CHANGES = [
		'saved' => 'boolean',
		'changed' => [
			'' => 'object: The values before and after, by name.',
			'*' => ['old' => 'any', 'new' => 'any'],
		],
	];

	/**
	 * @param string                          $name      Without the namespace.
	 * @param array<string, array>            $input     JSON schemas of the parameters; `required` marks those that have to be there.
	 * @param array                           $output    The parts of the result, in the notation of Rest\Schema.
	 * @param \Closure(array): bool           $may       Whether the current user may execute it with these parameters.
	 * @param \Closure(array): (array|WP_Error) $execute Receives the parameters with defaults.
	 * @param bool                            $writes    Whether it changes data.
	 * @param bool                            $replaces  Whether the changes take the place of what a person may have entered.
	 * @param bool                            $repeats   Whether executing it again with the same parameters does something again.
	 */
	public function __construct(
		public readonly string $name,
		private readonly string $label,
		private readonly string $description,
		private readonly array $input,
		private readonly array $output,
		private readonly \Closure $may,
		private readonly \Closure $execute,
		private readonly bool $writes = false,
		private readonly bool $replaces = true,
		private readonly bool $repeats = false,
	) {}

	/** @return array<string, mixed> The arguments of wp_register_ability(). */
	public function arguments(string $category): array {
		$required = array_filter(
			$this->input,
			static fn(array $schema): bool => $schema['required'] ?? false,
		);
		$properties = array_map(
			static fn(array $schema): array => array_diff_key($schema, ['required' => 0]),
			$this->input,
		);
		return [
			'label' => $this->label,
			'description' => $this->description,
			'category' => $category,
			'input_schema' =>
				[
					'type' => 'object',
					'properties' => $properties,
					'additionalProperties' => false,
				] + ($required === [] ? ['default' => []] : ['required' => array_keys($required)]),
			'output_schema' => self::open(Schema::parse($this->output)),
			'permission_callback' => fn(mixed $input = []): bool => ($this->may)(
				$this->values($input),
			),
			'execute_callback' => fn(mixed $input = []): array|WP_Error => Caller::in_ability(
				"pharos/$this->name",
				fn() => ($this->execute)($this->values($input)),
			),
			'meta' => ['annotations' => $this->annotations(), 'show_in_rest' => true],
		];
	}

	/**
	 * The hints for agents, by WordPress's names and by those of the Model Context Protocol, which older versions of the MCP adapter don't
	 * translate. WordPress executes destructive abilities that are idempotent by requests with the method DELETE, which has no body for
	 * values: so its own name says nothing there (null).
	 *
	 * @return array<string, bool|null>
	 */
	private function annotations(): array {
		$is_destructive = $this->writes && $this->replaces;
		return [
			'readonly' => !$this->writes,
			'destructive' => $is_destructive,
			'idempotent' => $is_destructive && !$this->repeats ? null : !$this->repeats,
			'readOnlyHint' => !$this->writes,
			'destructiveHint' => $is_destructive,
			'idempotentHint' => !$this->repeats,
		];
	}

	/**
	 * A schema that allows more properties than it declares: WordPress refuses results that aren't valid, and an agent is better off with a
	 * result that has more than none. Tests tell about such properties.
	 */
	private static function open(array $schema): array {
		if (($schema['additionalProperties'] ?? null) === false) {
			unset($schema['additionalProperties']);
		}
		return array_map(
			static fn(mixed $part): mixed => is_array($part) ? self::open($part) : $part,
			$schema,
		);
	}

	/**
	 * The parameters with their types: WordPress validates, and takes "5" for a number and "false" for a boolean, but only its route
	 * converts them.
	 */
	private function values(mixed $input): array {
		$values = (array) $input;
		foreach ($this->input as $name => $schema) {
			$values[$name] = array_key_exists($name, $values)
				? rest_sanitize_value_from_schema($values[$name], $schema, $name)
				: $schema['default'] ?? null;
		}
		return $values;
	}

	/** The parameters of abilities that list rows by page. */
	public static function pages(string $search): array {
		return [
			'search' => ['type' => 'string', 'default' => '', 'description' => $search],
			'page' => ['type' => 'integer', 'minimum' => 1, 'default' => 1],
			'per_page' => [
				'type' => 'integer',
				'minimum' => 1,
				'maximum' => 100,
				'default' => 20,
			],
		];
	}

	/** The parameter of abilities that write. */
	public static function dry_run(): array {
		return [
			'dry_run' => [
				'type' => 'boolean',
				'default' => false,
				'description' => __(
					'Whether to only report what would change, without writing.',
					'pharos-seo',
				),
			],
		];
	}
}
