<?php
/**
 * Plugin Name:       Pharos SEO
 * Description:       Titles, descriptions, sharing, robots and more for search engines, in one settings app.
 * Version:           0.1.0
 * Requires at least: 6.8
 * Requires PHP:      8.1
 * Author:            The Pharos SEO engineers
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       pharos-seo
 * Domain Path:       /languages
 */

declare(strict_types=1);

namespace Pharos;

defined('ABSPATH') || exit();

define('PHAROS_VERSION', '0.1.0');
define('PHAROS_FILE', __FILE__);

require __DIR__ . '/includes/autoload.php';
require __DIR__ . '/includes/template-functions.php';
require __DIR__ . '/includes/hooks.php';
