<?php
/**
 * What single values of a schema are printed as on a page.
 */

declare(strict_types=1);

namespace Pharos\Schema\Check;

use Pharos\Schema\Ids;
use Pharos\Schema\Names;
use Pharos\Schema\PageValues;
use Pharos\Schema\Thing;

/**
 * The same classes print them as for visitors, so the check can't be of another opinion; also what is left out because it lacks
 * something.
 */
final class Printing {
	/**
	 * @param string $key   Of the schema.
	 * @param Ids    $ids To the nodes of the page.
	 */
	public function __construct(
		private readonly string $key,
		private readonly PageValues $values,
		private readonly Ids $ids,
	) {}

	/** Null for nothing. */
	public function of(string $property, mixed $value, string $type): mixed {
		return $this->all([$property => $value], $type)[$property] ?? null;
	}

	/** @return array<string, mixed> By property. */
	public function all(array $fields, string $type): array {
		// What is stored as a type can be anything.
		$schema = ['type' => Names::of($type) ?: 'Thing', 'fields' => $fields];
		return (new Thing($this->key, $schema, $this->values, $this->ids, false))->properties();
	}

	/** All that a schema has to say. */
	public function whole(array $schema): array {
		$thing = new Thing($this->key, $schema, $this->values, $this->ids, false);
		$properties = $thing->names === [] ? [] : $thing->properties();
		return $properties === [] ? [] : ['@type' => $thing->type()] + $properties;
	}

	/** A text with its variables: plain. */
	public function render(string $template): string {
		return trim($this->values->render($template));
	}
}
