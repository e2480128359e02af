<?php
/**
 * Abilities for agents, registered when WordPress first lists them (6.9 and later), and their MCP server.
 */

declare(strict_types=1);

namespace Pharos;

defined('ABSPATH') || exit();

/**
 * @param \Closure(): Settings\Settings  $settings
 * @param \Closure(): Template\Variables $variables
 */
return static function (\Closure $settings, \Closure $variables): void {
	add_action('wp_abilities_api_categories_init', [
		Abilities\Registry::class,
		'register_category',
	]);
	add_action(
		'wp_abilities_api_init',
		static fn() => Abilities\Registry::register($settings(), $variables()),
	);
	// Fires while WordPress's MCP adapter is active, in REST requests and WP-CLI.
	add_action('mcp_adapter_init', [Abilities\McpServer::class, 'register']);
};
