<?php
/**
 * Something that an agent can do, for WordPress's Abilities API.
 */

declare(strict_types=1);

namespace Pharos\Abilities;

use WP_Error;

final class Ability {
	/** @var array{readonly: bool, destructive: bool, idempotent: bool} Hints for agents. */
	private readonly array $annotations;

	/**
	 * @param string                          $name      Without the namespace.
	 * @param array<string, array>            $input     JSON schemas of the parameters; `required` marks those that have to be there.
	 * @param array<string, array>            $output    JSON schemas of the parts of the result.
	 * @param \Closure(array): bool           $may       Whether the current user may execute it with these parameters.
	 * @param \Closure(array): (array|WP_Error) $execute Receives the parameters with defaults.
	 * @param bool                            $writes    Whether it changes data.
	 * @param bool                            $replaces  Whether the changes take the place of what a person may have entered.
	 */
	public function __construct(
		public readonly string $name,
		private readonly string $label,
		private readonly string $description,
		private readonly array $input,
		private readonly array $output,
		private readonly \Closure $may,
		private readonly \Closure $execute,
		bool $writes = false,
		bool $replaces = true,
	) {
		$this->annotations = [
			'readonly' => !$writes,
			'destructive' => $writes && $replaces,
			// WordPress has destructive abilities that can be repeated called with the method DELETE.
			'idempotent' => !$writes,
		];
	}

	/** @return array<string, mixed> The arguments of wp_register_ability(). */
	public function arguments(string $category): array {
		$required = array_keys(
			array_filter(
				$this->input,
				static fn(array $schema): bool => ($schema['required'] ?? false) === true,
			),
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
				['type' => 'object', 'additionalProperties' => false] +
				($properties === [] ? [] : ['properties' => $properties]) +
				($required === [] ? ['default' => []] : ['required' => $required]),
			'output_schema' => ['type' => 'object', 'properties' => $this->output],
			'permission_callback' => fn(mixed $input = []): bool => ($this->may)(
				$this->with_defaults($input),
			),
			'execute_callback' => fn(mixed $input = []): array|WP_Error => ($this->execute)(
				$this->with_defaults($input),
			),
			'meta' => ['annotations' => $this->annotations, 'show_in_rest' => true],
		];
	}

	private function with_defaults(mixed $input): array {
		return (array) $input +
			array_map(static fn(array $schema): mixed => $schema['default'] ?? null, $this->input);
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
