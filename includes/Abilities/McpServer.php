<?php
/**
 * Offers the abilities as tools of a server for the Model Context Protocol, while WordPress's MCP adapter is active.
 */

declare(strict_types=1);

namespace Pharos\Abilities;

/**
 * Clients find it at `/wp-json/pharos-seo/mcp`. The adapter lets in users with the capability `read`, as WordPress does where it lists abilities;
 * each tool checks what its ability needs.
 *
 * @see https://github.com/WordPress/mcp-adapter
 */
final class McpServer {
	public const ID = 'pharos-seo';

	public const ROUTE = 'mcp';

	/**
	 * On `mcp_adapter_init`. The signature of create_server() is that of versions 0.3 to 0.5; other versions, and copies of the adapter
	 * without its HTTP transport, get no server.
	 *
	 * @param mixed $adapter `WP\MCP\Core\McpAdapter`, also if another plugin has it in a namespace of its own.
	 */
	public static function register(mixed $adapter): void {
		$transport = is_object($adapter) ? self::transport($adapter) : null;
		if ($transport === null || !is_callable([$adapter, 'create_server'])) {
			return;
		}
		try {
			$adapter->create_server(
				self::ID,
				self::ID,
				self::ROUTE,
				__('Pharos SEO', 'pharos-seo'),
				Registry::description(),
				PHAROS_VERSION,
				[$transport],
				null,
				null,
				self::tools(),
			);
		} catch (\TypeError $error) {
			_doing_it_wrong(
				__METHOD__,
				esc_html("Pharos SEO offers no MCP server: {$error->getMessage()}"),
				'1.0.0',
			);
		}
	}

	/** Returns the class of the adapter's HTTP transport, from the same copy of the adapter. */
	private static function transport(object $adapter): ?string {
		$class = preg_replace('~\\\\Core\\\\\w+$~', '\Transport\HttpTransport', $adapter::class);
		return $class !== $adapter::class && class_exists($class) ? $class : null;
	}

	/** @return list<string> All abilities of the category, also those of add-ons. */
	private static function tools(): array {
		return array_keys(
			array_filter(
				wp_get_abilities(),
				static fn(\WP_Ability $ability): bool => $ability->get_category() ===
					Registry::CATEGORY,
			),
		);
	}
}
