<?php
/**
 * Plugin Name: Example add-on for Pharos SEO
 * Description: Shows each way in which a plugin can extend Pharos SEO.
 * Version: 1.0.0
 * Requires PHP: 8.1
 * Requires Plugins: pharos-seo
 * License: GPL-2.0-or-later
 * Text Domain: pharos-example
 */

declare(strict_types=1);

namespace Pharos_Example;

defined('ABSPATH') || exit();

const FILE = __FILE__;

// Each file is one subject and can be deleted on its own.
require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/templates.php';
require __DIR__ . '/includes/schema.php';
require __DIR__ . '/includes/sitemap.php';
require __DIR__ . '/includes/site-check.php';
require __DIR__ . '/includes/redirects.php';
require __DIR__ . '/includes/migration.php';
require __DIR__ . '/includes/news.php';
require __DIR__ . '/includes/scripts.php';
