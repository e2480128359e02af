<?php
/**
 * A block that is also a shortcode.
 */

declare(strict_types=1);

namespace Pharos\Core;

/**
 * Of the feature that names it in includes/hooks/features.php: `pharos/name` is the block, `[pharos_name]` the shortcode, build/name-block
 * has the block.json and the script of editors. Front-end pages don't read block.json, but ARGUMENTS.
 */
abstract class Block {
	/** Arguments of register_block_type(): `attributes` and `supports` as in block.json. */
	public const ARGUMENTS = [];

	/**
	 * @param \Closure(): \Pharos\Settings\Settings                          $settings
	 * @param \Closure(\Closure(\Pharos\Page\Context): string): string $on_page Calls a function with the page that is shown, for the site
	 *        of the page: other code may have switched to another site of the network.
	 */
	final public function __construct(
		protected readonly \Closure $settings,
		protected readonly \Closure $on_page,
	) {}

	/** The HTML of the block. @param mixed $attributes As stored: values of any type. */
	abstract public function render(mixed $attributes): string;

	/** The HTML of the shortcode, also of those of other SEO plugins in its place. @param array $attributes Values of any type. */
	abstract public function shortcode(array $attributes): string;

	/** On `init` in the administration: registers what editors need. */
	abstract public static function register_editor(): void;
}
