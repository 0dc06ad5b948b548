/** How students prove their identity after they entered the class code and chose their name (ROS-3, ROS-8). */
export const loginKinds = ['picture', 'word', 'code'] as const;
export type LoginKind = (typeof loginKinds)[number];
