<?php
/**
 * Outputs single values of a schema as on a page, for the checks.
 */

declare(strict_types=1);

namespace Pharos\Schema\Check;

use Pharos\Schema\Ids;
use Pharos\Schema\Names;
use Pharos\Schema\PageValues;
use Pharos\Schema\SchemaNode;

/**
 * Uses the same classes as the front end, so that the checks agree with the output; also outputs nodes that would be omitted because a
 * required property is missing.
 */
final class PropertyOutput {
	/**
	 * @param string $key   Id of the schema.
	 * @param Ids    $ids Ids of the page's nodes.
	 */
	public function __construct(
		private readonly string $key,
		private readonly PageValues $values,
		private readonly Ids $ids,
	) {}

	/** The output of a property; null for none. */
	public function output(string $property, mixed $value, string $type): mixed {
		return $this->all([$property => $value], $type)[$property] ?? null;
	}

	/** @return array<string, mixed> Output by property. */
	public function all(array $fields, string $type): array {
		// Stored types can be any value.
		$schema = ['type' => Names::normalize($type) ?: 'Thing', 'fields' => $fields];
		return (new SchemaNode(
			$this->key,
			$schema,
			$this->values,
			$this->ids,
			false,
		))->properties();
	}

	/** All properties of a schema, including incomplete groups. */
	public function whole(array $schema): array {
		$node = new SchemaNode($this->key, $schema, $this->values, $this->ids, false);
		$properties = $node->names === [] ? [] : $node->properties();
		return $properties === [] ? [] : ['@type' => $node->type()] + $properties;
	}

	/** Renders a template as plain text. */
	public function render(string $template): string {
		return trim($this->values->render($template));
	}
}
