/** How students prove their identity, after class code and name (ROS-3, ROS-8). */
export const loginKinds = ['picture', 'word', 'code'] as const;
export type LoginKind = (typeof loginKinds)[number];
