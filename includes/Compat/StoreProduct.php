<?php
/**
 * A product of a store on its page.
 */

declare(strict_types=1);

namespace Pharos\Compat;

/** Values of variables, and the structured data of the store's plugin. Texts may contain HTML entities and tags. */
interface StoreProduct {
	/** The value of a schema variable without "product_", such as `price`; '' for none. Prices have a point and no currency. */
	public function value(string $name): string;

	/** The price as the store displays it; '' without one. */
	public function displayed_price(): string;

	/**
	 * The structured data of the store's plugin, which isn't output by this.
	 *
	 * @return array{was: array, is: array}|null As the plugin made it, and after the filters of others; null if there is none.
	 */
	public function markup(): ?array;

	/**
	 * The variants as nodes, and the properties of schema.org in which they differ.
	 *
	 * @return array{nodes: list<array>, varies_by: list<string>}
	 */
	public function variants(): array;
}
